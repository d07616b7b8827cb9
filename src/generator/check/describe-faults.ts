import type { Mistake } from '../mistake.ts';
import type { FindWritten, Written } from '../content/where-written.ts';
import type { PageRoute } from '../site.ts';
import { type Fault, nameOf } from './page.ts';

/**
 * The mistake behind each fault. If the content has the faulty words, there is one mistake for each time that it has them. A
 * fault of a whole page is at the line of its title. `origin` is the site's own; a link may include it.
 */
export function describeFaults(faults: Fault[], origin: string, find: FindWritten): Mistake[] {
  return oncePerSite(faults).flatMap((fault) => {
    const { words, field, route, inCode } = fault;
    if (inCode) return [{ message: sentence(fault) }];
    const written = words
      ? find(words.startsWith('/') ? [words, `${origin}${words}`] : [words], field)
      : titleOf(route, find);
    if (written.length === 0) return [{ message: sentence(fault) }];
    return written.map(({ words: there, ...at }) => ({
      ...at,
      message: `"${there}": ${sentence(fault, route && `the page ${route.path}`)}`,
    }));
  });
}

/** Faults of code, each once with the number of its pages: a component that pages share has one fault, not one for each page. */
function oncePerSite(faults: Fault[]): Fault[] {
  const paths = new Map<string, Set<string>>();
  for (const { says, inCode, route } of faults)
    if (inCode && route) paths.set(says, (paths.get(says) ?? new Set()).add(route.path));
  const told = new Set<string>();
  return faults.flatMap((fault) => {
    if (!fault.inCode) return [fault];
    if (told.has(fault.says)) return [];
    told.add(fault.says);
    return [{ ...fault, pages: paths.get(fault.says)?.size ?? 1 }];
  });
}

const titleOf = (route: PageRoute | undefined, find: FindWritten): Written[] =>
  route ? find([route.head.title], 'title').slice(0, 1) : [];

/** The fault and its page in one sentence. */
export function sentence(
  { route, pages = 1, says }: Fault,
  subject = route && nameOf(route),
): string {
  const more = pages > 1 ? `, as on ${pages - 1} other page${pages > 2 ? 's' : ''},` : '';
  return subject ? `${subject}${more} ${says}` : says;
}

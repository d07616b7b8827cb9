import type { Mistake, CodedMistake } from '../mistake.ts';
import type { FindWritten, Written } from '../content/where-written.ts';
import type { PageRoute } from '../site.ts';
import { type Fault, pageName } from './page.ts';

/**
 * Faults of pages as mistakes in content, found by their text: one for each position that has it. A
 * fault without a text has the position of its page's title, and a fault of the code has none.
 * `origin` is the site's, since content may write a link with it.
 */
export function describeFaults(
  faults: Fault[],
  origin: string,
  findWritten: FindWritten,
): Mistake[] {
  return oncePerSite(faults).flatMap((fault) => {
    const { text, field, route, inCode } = fault;
    const said = { ...saidOf(fault), message: sentence(fault) };
    if (inCode) return [said];
    const written = text
      ? findWritten(text.startsWith('/') ? [text, `${origin}${text}`] : [text], field)
      : titlePositions(route, findWritten);
    if (written.length === 0) return [said];
    return written.map(({ excerpt, ...at }) => ({
      ...said,
      ...at,
      message: `"${excerpt}": ${sentence(fault, route && `the page ${route.path}`)}`,
    }));
  });
}

/**
 * Faults of code, each once with the number of its pages: a component that pages share has one
 * fault, not one for each page.
 */
function oncePerSite(faults: Fault[]): Fault[] {
  const paths = new Map<string, Set<string>>();
  for (const { message, inCode, route } of faults)
    if (inCode && route) paths.set(message, (paths.get(message) ?? new Set()).add(route.path));
  const toldMessages = new Set<string>();
  return faults.flatMap((fault) => {
    if (!fault.inCode) return [fault];
    if (toldMessages.has(fault.message)) return [];
    toldMessages.add(fault.message);
    return [{ ...fault, pages: paths.get(fault.message)?.size ?? 1 }];
  });
}

const titlePositions = (route: PageRoute | undefined, findWritten: FindWritten): Written[] =>
  route ? findWritten([route.head.title], 'title').slice(0, 1) : [];

/** A fault as a mistake, whose words for an owner begin with the page. */
const saidOf = ({ code, params, owner, cures, route }: Fault): Omit<CodedMistake, 'message'> => ({
  code,
  params,
  cures,
  owner: (titles) => owner({ ...titles, here: route ? ownersPageName(route.path) : titles.here }),
});

const ownersPageName = (path: string): string =>
  path === '/' ? 'The first page' : `The page ${path}`;

/** The fault and its page in one sentence. */
export function sentence(
  { route, pages = 1, message }: Fault,
  subject = route && pageName(route),
): string {
  const more = pages > 1 ? `, as on ${pages - 1} other page${pages > 2 ? 's' : ''},` : '';
  return subject ? `${subject}${more} ${message}` : message;
}

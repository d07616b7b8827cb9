import { formatProblem } from '../read/content-error.ts';
import type { FindWritten, Written } from '../read/where-written.ts';
import type { PageRoute } from '../site.ts';
import { type FoundFault, nameOf } from './page.ts';

/**
 * One sentence for each fault, after the file and line to fix. If the content has the faulty words, there is one sentence
 * for each place in the content. A fault of a whole page is at the line of its title. `origin` is the site's own; a link
 * may include it.
 */
export function describeFaults(faults: FoundFault[], origin: string, find: FindWritten): string[] {
  return faults.flatMap((fault) => {
    const { words, field, route } = fault;
    const places = words ? find(words.startsWith('/') ? [words, `${origin}${words}`] : [words], field) : titleOf(route, find);
    return places.length
      ? places.map(({ words: there, ...place }) =>
          formatProblem({ ...place, message: `"${there}": ${sentence(fault, route && `the page ${route.path}`)}` }),
        )
      : [sentence(fault)];
  });
}

const titleOf = (route: PageRoute | undefined, find: FindWritten): Written[] =>
  route ? find([route.head.title], 'title').slice(0, 1) : [];

/** The fault and its page in one sentence. */
export function sentence({ route, pages = 1, says }: FoundFault, subject = route && nameOf(route)): string {
  const more = pages > 1 ? `, as on ${pages - 1} other page${pages > 2 ? 's' : ''},` : '';
  return subject ? `${subject}${more} ${says}` : says;
}

import { formatProblem } from '../read/content-error.ts';
import type { FindWritten } from '../read/where-written.ts';
import { type FoundFault, nameOf } from './page.ts';

/**
 * One sentence for each fault. If the content has the faulty words, there is one sentence for each place in the content,
 * because that is the file to fix. `origin` is the site's own; a link may include it.
 */
export function describeFaults(faults: FoundFault[], origin: string, find: FindWritten): string[] {
  return faults.flatMap((fault) => {
    const places = fault.words
      ? find(fault.words.startsWith('/') ? [fault.words, `${origin}${fault.words}`] : [fault.words], fault.field)
      : [];
    return places.length
      ? places.map(({ words, ...place }) =>
          formatProblem({ ...place, message: `"${words}": ${sentence(fault, fault.route && `the page ${fault.route.path}`)}` }),
        )
      : [sentence(fault)];
  });
}

/** The fault and its page in one sentence. */
export function sentence({ route, pages = 1, says }: FoundFault, subject = route && nameOf(route)): string {
  const more = pages > 1 ? `, as on ${pages - 1} other page${pages > 2 ? 's' : ''},` : '';
  return subject ? `${subject}${more} ${says}` : says;
}

import type { Check, Fault } from './page.ts';
import { ownMain } from './scan-html.ts';
import { compareTexts, type Pair, RARE, type Runs } from './compare-texts.ts';
import type { PageRoute, Route } from '../site.ts';
import { wordRuns } from './word-runs.ts';

/** Search engines' spam policies forbid doorway pages, but give no number. This fraction of the five-word runs is our own limit. */
const MOST = 0.5;

/** Two pages of one pattern or family must not share half of their five-word runs. Shared blocks do not count, and the pages' names are masked. */
export const pagesDiffer: Check = ({ routes }) => {
  const kinds = new Map<string, Runs[]>();
  for (const route of pagesOf(routes))
    if (kindOf(route) !== route.path) kinds.set(kindOf(route), []);
  const closest: Pair[] = [];
  const fault = (name: string, says: string): Fault => ({
    route: pagesOf(routes).find(({ source }) => source === name),
    says: `${says}. Pages of one kind must share less than ${percent(MOST)}. Rewrite one of them.`,
  });
  return {
    page: ({ route, html }) => {
      const main = ownMain(html);
      kinds.get(kindOf(route))?.push({ name: route.source, runs: wordRuns(main, headingOf(main)) });
      return [];
    },
    end: () =>
      [...kinds.values()].flatMap((pages) => {
        const compared = compareTexts(pages, MOST);
        if (compared.closest) closest.push(compared.closest);
        return [
          ...compared.alike.map(({ a, b, overlap }) =>
            fault(b, `shares ${percent(overlap)} of its five-word phrases with ${a}`),
          ),
          ...compared.common.map(({ name, part }) =>
            fault(
              name,
              `has ${percent(part)} of its five-word phrases in common with over ${RARE} pages`,
            ),
          ),
        ];
      }),
    note: () => {
      const [most] = closest.sort((one, other) => other.overlap - one.overlap);
      return (
        most &&
        `most alike: ${most.a} and ${most.b}, ${percent(most.overlap)} of their five-word runs`
      );
    },
  };
};

const kindOf = ({ family, pattern }: PageRoute): string => family ?? pattern;

const pagesOf = (routes: readonly Route[]): PageRoute[] =>
  routes.filter((route) => route.kind === 'page');

/** The subject of a page: the text of its first heading, up to the first element inside. */
const headingOf = (html: string): string => /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

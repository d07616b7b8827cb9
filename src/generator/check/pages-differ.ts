import type { PageRoute } from '../site.ts';
import { compareTexts, phrasesIn, RARE } from './compare-texts.ts';
import type { PageFacts, SiteRule } from './page.ts';

/** Search engines' spam policies forbid doorway pages, but give no number. This fraction of the five-word runs is our own limit. */
const MOST = 0.5;

/** Two pages of one pattern or family must not share half of their five-word runs. Shared blocks do not count, and the pages' names are masked. */
export const pagesDiffer: SiteRule = (pages) =>
  alikePages(pages).map(({ route, other, part }) => {
    const shares = other
      ? `shares ${percent(part)} of its five-word phrases with ${other.source}`
      : `has ${percent(part)} of its five-word phrases in common with over ${RARE} pages`;
    return {
      route,
      says: `${shares}. Pages of one kind must share less than ${percent(MOST)}. Rewrite one of them.`,
    };
  });

/** A page that shares a `part` of its phrases with another one, or with many. */
type AlikePage = { route: PageRoute; other?: PageRoute; part: number };

/** The pages that share too much with others of their kind. */
export const alikePages = (pages: readonly PageFacts[]): AlikePage[] =>
  [...byKind(pages).values()].flatMap((alike) => {
    const texts = alike.map(({ route, ownMain }) => ({
      name: route.source,
      phrases: phrasesIn(ownMain, headingOf(ownMain)),
    }));
    const routeOf = (name: string): PageRoute =>
      alike.find(({ route }) => route.source === name)!.route;
    const { pairs, common } = compareTexts(texts, MOST);
    return [
      ...pairs.map(({ a, b, overlap }) => ({
        route: routeOf(b),
        other: routeOf(a),
        part: overlap,
      })),
      ...common.map(({ name, part }) => ({ route: routeOf(name), part })),
    ];
  });

/** The pages of each pattern or family. */
function byKind(pages: readonly PageFacts[]): Map<string, PageFacts[]> {
  const kinds = new Map<string, PageFacts[]>();
  for (const page of pages) {
    const kind = kindOf(page.route);
    if (kind === page.route.path) continue;
    if (!kinds.has(kind)) kinds.set(kind, []);
    kinds.get(kind)!.push(page);
  }
  return kinds;
}

const kindOf = ({ family, pattern }: PageRoute): string => family ?? pattern;

/** The subject of a page: the text of its first heading, up to the first element inside. */
const headingOf = (html: string): string => /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

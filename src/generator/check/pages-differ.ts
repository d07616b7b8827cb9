import type { PageRoute } from '../site.ts';
import { alikePairs, phrasesIn } from './alike-pairs.ts';
import type { PageSummary, SiteCheck } from './page.ts';
import { fault } from './faults.ts';

/**
 * Search engines' spam policies forbid doorway pages, but give no number. This fraction of the
 * five-word runs is our own limit.
 */
const MOST = 0.5;

/**
 * Two pages of one pattern or family must not share half of their five-word runs. Shared blocks do
 * not count, and the pages' names are masked.
 */
export const pagesDiffer: SiteCheck = (pages) =>
  [...byGroup(pages).values()].flatMap((group) => {
    const texts = group.map(({ ownMain }) => phrasesIn(ownMain, headingOf(ownMain)));
    return alikePairs(texts, MOST).map(({ a, b, overlap }) => {
      const { route } = group[b]!;
      const pair = { source: route.source, other: group[a]!.route.source };
      const limit = percent(MOST);
      return { route, ...fault('alike', { ...pair, part: percent(overlap), limit }) };
    });
  });

/** The pages of each pattern or family. */
function byGroup(pages: readonly PageSummary[]): Map<string, PageSummary[]> {
  const groups = new Map<string, PageSummary[]>();
  for (const page of pages) {
    const group = groupOf(page.route);
    if (group === page.route.path) continue;
    if (!groups.get(group)?.push(page)) groups.set(group, [page]);
  }
  return groups;
}

const groupOf = ({ family, pattern }: PageRoute): string => family ?? pattern;

/** The subject of a page: the text of its first heading, up to the first element inside. */
const headingOf = (html: string): string => /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

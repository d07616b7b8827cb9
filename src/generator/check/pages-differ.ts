import { alikePairs, phrasesIn } from './alike-pairs.ts';
import type { PageSummary, SiteCheck } from './page-check.ts';
import { displayPathOf } from './site-plan.ts';
import { checkMistake } from './check-mistakes.ts';

/**
 * Search engines' spam policies forbid doorway pages, but give no number. This fraction of the
 * five-word runs is our own limit.
 */
const LIMIT = 0.5;

/**
 * Two pages of one kind, a family or else a pattern, must not share half of their five-word runs.
 * Shared blocks do not count, and the pages' names are masked.
 */
export const pagesDiffer: SiteCheck = (pages, { contentFolderName }) =>
  [...byKind(pages).values()].flatMap((group) => {
    const texts = group.map(({ ownMain }) => phrasesIn(ownMain, headingOf(ownMain)));
    return alikePairs(texts, LIMIT).map(({ a, b, overlap }) => {
      const { route } = group[b]!;
      const file = displayPathOf(route, contentFolderName);
      const other = displayPathOf(group[a]!.route, contentFolderName);
      const [part, limit] = [percent(overlap), percent(LIMIT)];
      return { route, ...checkMistake('alike', { file, other, part, limit }) };
    });
  });

/** The pages of each kind. A pattern without a variable part is not a kind. */
function byKind(pages: readonly PageSummary[]): Map<string, PageSummary[]> {
  const kinds = new Map<string, PageSummary[]>();
  for (const page of pages) {
    const kind = page.route.family ?? page.route.pattern;
    if (kind === page.route.path) continue;
    if (!kinds.get(kind)?.push(page)) kinds.set(kind, [page]);
  }
  return kinds;
}

/** The text of a page's first heading, up to the first element inside. */
const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

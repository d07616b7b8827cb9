import { dirname } from 'node:path/posix';
import { alikePairs, phrasesIn } from './alike-pairs.ts';
import { groupBy } from '../base/group-by.ts';
import { displayPathOf } from '../route.ts';
import type { SiteCheck } from './check-types.ts';
import { checkMistake } from './check-mistakes.ts';

/**
 * Search engines' spam policies forbid doorway pages, but give no number. This fraction of the
 * five-word phrases is our own limit.
 */
const LIMIT = 0.5;

/**
 * Two pages with content in the same folder must not share half of their five-word phrases. Shared
 * blocks do not count, and the pages' names are masked.
 */
export const pagesDiffer: SiteCheck = (pages, { contentFolderName }) =>
  [...groupBy(pages, ({ route }) => dirname(route.contentFile)).values()].flatMap((group) => {
    if (group.length === 1) return [];
    const texts = group.map(({ unsharedMain }) => phrasesIn(unsharedMain, headingOf(unsharedMain)));
    return alikePairs(texts, LIMIT).map(({ a, b, overlap }) => {
      const { route } = group[b]!;
      const file = displayPathOf(route, contentFolderName);
      const other = displayPathOf(group[a]!.route, contentFolderName);
      const [part, limit] = [percent(overlap), percent(LIMIT)];
      return { route, ...checkMistake('alike', { file, other, part, limit }) };
    });
  });

/** The text of a page's first heading, up to the first element inside. */
const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

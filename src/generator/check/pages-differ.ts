import type { CodedMistake } from '../mistake.ts';
import type { PageRoute } from '../site.ts';
import { compareTexts, phrasesIn, MOST_PAGES } from './compare-texts.ts';
import type { Fault, PageSummary, SiteCheck } from './page.ts';
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
  [...byKind(pages).values()].flatMap((alike) => {
    const texts = alike.map(({ route, ownMain }) => ({
      name: route.source,
      phrases: phrasesIn(ownMain, headingOf(ownMain)),
    }));
    const limit = percent(MOST);
    const on = (name: string, said: CodedMistake): Fault => ({
      route: alike.find(({ route }) => route.source === name)!.route,
      ...said,
    });
    const { pairs, common } = compareTexts(texts, MOST);
    return [
      ...pairs.map(({ a, b, overlap }) =>
        on(b, fault('alike', { part: percent(overlap), source: b, other: a, limit })),
      ),
      ...common.map(({ name, part }) =>
        on(
          name,
          fault('like-many', { part: percent(part), source: name, pages: MOST_PAGES, limit }),
        ),
      ),
    ];
  });

/** The pages of each pattern or family. */
function byKind(pages: readonly PageSummary[]): Map<string, PageSummary[]> {
  const kinds = new Map<string, PageSummary[]>();
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

import type { PageRoute } from '../route.ts';
import { type PageMistake, pageName, type PageSummary, type SiteCheck } from './page-check.ts';
import { checkMistake } from './check-mistakes.ts';

/** No two pages have the same title, and no two indexable pages the same description. */
export const titlesDiffer: SiteCheck = (pages, { contentFolderName }) => {
  const repeated = (what: 'title' | 'description', those: readonly PageSummary[]) => {
    const first = new Map<string, PageRoute>();
    return those.flatMap(({ route }): PageMistake[] => {
      const text = route.head[what];
      const other = first.get(text);
      if (other === undefined) {
        first.set(text, route);
        return [];
      }
      const mistake = checkMistake('same-text', {
        what,
        other: pageName(other, contentFolderName),
        otherPath: other.path,
        text,
      });
      return [{ route, ...mistake, text }];
    });
  };
  const indexed = pages.filter(({ route }) => route.head.robots !== 'noindex');
  return [...repeated('title', pages), ...repeated('description', indexed)];
};

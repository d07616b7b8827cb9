import type { PageRoute } from '../route.ts';
import { type PageMistake, pageName, type SiteCheck } from './page-check.ts';
import { checkMistake } from './check-mistakes.ts';

/** No two pages have the same title, and no two indexable pages the same description. */
export const titlesDiffer: SiteCheck = (pages, { contentFolderName }) => {
  const repeated = (what: 'title' | 'description', routes: readonly PageRoute[]) => {
    const first = new Map(routes.toReversed().map((route) => [route.head[what], route]));
    return routes.flatMap((route): PageMistake[] => {
      const text = route.head[what];
      const same = first.get(text)!;
      if (same === route) return [];
      const other = pageName(same, contentFolderName);
      const mistake = checkMistake('same-text', { what, other, otherPath: same.path, text });
      return [{ route, ...mistake, text }];
    });
  };
  const routes = pages.map(({ route }) => route);
  const indexed = routes.filter(({ head }) => head.robots !== 'noindex');
  return [...repeated('title', routes), ...repeated('description', indexed)];
};

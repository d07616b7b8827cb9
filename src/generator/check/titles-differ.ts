import { pageName, type PageRoute } from '../route.ts';
import type { PageMistake, SiteCheck } from './check-types.ts';
import { checkMistake } from './check-mistakes.ts';

/** No two pages have the same title, and no two indexable pages the same description. */
export const titlesDiffer: SiteCheck = (pages, { contentFolderName }) => {
  const repeated = (what: 'title' | 'description', routes: readonly PageRoute[]) => {
    const firstRoutes = new Map(routes.toReversed().map((route) => [route.head[what], route]));
    return routes.flatMap((route): PageMistake[] => {
      const text = route.head[what];
      const first = firstRoutes.get(text)!;
      if (first === route) return [];
      const other = pageName(first, contentFolderName);
      const mistake = checkMistake('same-text', { what, other, otherPath: first.path, text });
      return [{ route, ...mistake, text }];
    });
  };
  const routes = pages.map(({ route }) => route);
  const indexed = routes.filter(({ head }) => head.robots !== 'noindex');
  return [...repeated('title', routes), ...repeated('description', indexed)];
};

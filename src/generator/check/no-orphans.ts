import type { SiteCheck } from './page-check.ts';
import { routesByTarget } from './targets.ts';
import { checkMistake } from './check-mistakes.ts';

/** Every indexable page has a link from another one. */
export const noOrphans: SiteCheck = (pages) => {
  const indexable = pages.filter(({ route }) => route.head.robots !== 'noindex');
  const linked = new Set<string>();
  for (const [target, routes] of routesByTarget(indexable, ({ links }) => links)) {
    const path = target.replace(/#.*/, '');
    if (routes.some((route) => route.path !== path)) linked.add(path);
  }
  return indexable
    .filter(({ route }) => !linked.has(route.path))
    .map(({ route }) => ({ route, ...checkMistake('orphan', {}) }));
};

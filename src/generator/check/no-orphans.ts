import type { SiteCheck } from './page-check.ts';
import { collectTargets } from './targets.ts';
import { checkMistake } from './check-mistakes.ts';

/** Every indexable page has a link from another page. */
export const noOrphans: SiteCheck = (pages) => {
  const linked = new Set<string>();
  for (const [target, routes] of collectTargets(pages, ({ links }) => links)) {
    const path = target.replace(/#.*/, '');
    if (routes.some((route) => route.path !== path)) linked.add(path);
  }
  return pages
    .filter(({ route: { path, head } }) => head.robots !== 'noindex' && !linked.has(path))
    .map(({ route }) => ({ route, ...checkMistake('orphan', {}) }));
};

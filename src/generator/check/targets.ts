import type { Mistake } from '../base/mistake.ts';
import type { PageRoute } from '../route.ts';
import type { PageMistake, PageSummary } from './page-check.ts';

type Targets = ReadonlyMap<string, readonly PageRoute[]>;

/** The routes of the pages that have each target. */
export function routesByTarget(
  pages: readonly PageSummary[],
  targetsOf: (page: PageSummary) => readonly string[],
): Targets {
  const byTarget = new Map<string, PageRoute[]>();
  for (const page of pages)
    for (const target of targetsOf(page)) {
      const routes = byTarget.get(target);
      if (!routes) byTarget.set(target, [page.route]);
      else if (routes.at(-1) !== page.route) routes.push(page.route);
    }
  return byTarget;
}

/**
 * A mistake for each wrong target. A target in the header or footer is on every page, but is one
 * mistake.
 */
export const mistakesOfTargets = (
  targets: Targets,
  mistakeOf: (target: string, firstPage: PageRoute) => Mistake | undefined,
): PageMistake[] =>
  [...targets].flatMap(([target, routes]) => {
    const [route] = routes as [PageRoute];
    const mistake = mistakeOf(target, route);
    return mistake ? [{ route, pageCount: routes.length, ...mistake, text: target }] : [];
  });

/** An address without its query and its anchor. */
export const withoutQuery = (target: string): string => target.replace(/[?#].*/, '');

import type { Mistake } from '../base/mistake.ts';
import type { PageRoute } from '../route.ts';
import type { Fault, PageSummary } from './page.ts';

/** Each target that pages have, with these pages. */
type Targets = ReadonlyMap<string, readonly PageRoute[]>;

export function collectTargets(
  pages: readonly PageSummary[],
  targetsOf: (page: PageSummary) => readonly string[],
): Targets {
  const pagesByTarget = new Map<string, PageRoute[]>();
  for (const page of pages)
    for (const target of targetsOf(page)) {
      const routes = pagesByTarget.get(target);
      if (!routes) pagesByTarget.set(target, [page.route]);
      else if (routes.at(-1) !== page.route) routes.push(page.route);
    }
  return pagesByTarget;
}

/**
 * A fault for each faulty target. A mistake in the header or footer is on every page, but is one
 * fault.
 */
export const faultyTargets = (
  targets: Targets,
  faultOf: (target: string, firstPage: PageRoute) => Mistake | undefined,
): Fault[] =>
  [...targets].flatMap(([target, routes]) => {
    const [route] = routes as [PageRoute];
    const mistake = faultOf(target, route);
    return mistake ? [{ route, pageCount: routes.length, ...mistake, text: target }] : [];
  });

/** An address without its query and its anchor. */
export const withoutQuery = (target: string): string => target.replace(/[?#].*/, '');

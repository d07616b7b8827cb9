import { closestMatch } from '../base/closest-match.ts';
import type { Mistake } from '../base/mistake.ts';
import type { PageRoute } from '../route.ts';
import { checkMistake } from './check-mistakes.ts';
import type { PageMistake, PageSummary, SiteCheck } from './check-types.ts';

type Targets = ReadonlyMap<string, readonly PageRoute[]>;

/**
 * Every internal link leads to a file, or to a page in the form that canonicals use and to an
 * anchor that exists. A redirect has no anchors.
 */
export const internalLinks: SiteCheck = (pages, { routes, fileNames }) => {
  const idsOf = new Map(routes.map(({ path }): [string, ReadonlySet<string>] => [path, new Set()]));
  for (const { route, ids } of pages) idsOf.set(route.path, ids);
  const files = new Set(Array.from(fileNames, (file) => `/${encodeURI(file)}`));
  const addresses = [...idsOf.keys(), ...files];

  // An id alone, such as #main, is on the page itself.
  const links = routesByTarget(pages, (page) =>
    page.links.filter((target) => !target.startsWith('#') || !page.ids.has(target.slice(1))),
  );
  return mistakesOfTargets(links, (target, page) => {
    const path = withoutQuery(target) || page.path;
    if (files.has(path)) return undefined;
    const ids = idsOf.get(path);
    if (!ids)
      return checkMistake('broken-link', { target, suggestion: closestMatch(path, addresses) });
    const anchor = target.split('#')[1];
    if (anchor === undefined || ids.has(anchor)) return undefined;
    return checkMistake('broken-link', { target, anchor, suggestion: closestMatch(anchor, ids) });
  });
};

/** Every file that a page loads, or names as its share picture, exists. */
export const loadedFiles: SiteCheck = (pages, { fileNames }) =>
  mistakesOfTargets(
    routesByTarget(pages, ({ loadedAddresses }) => loadedAddresses),
    (src) => {
      const isOnSite = /^\/(?!\/)/.test(src);
      const isThere = fileNames.has(withoutQuery(src).slice(1));
      return isOnSite && !isThere ? checkMistake('no-file', { src }) : undefined;
    },
  );

/** Every indexable page has a link from another one. */
export const noOrphans: SiteCheck = (pages) => {
  const indexable = pages.filter(({ route }) => route.head.robots !== 'noindex');
  const linked = new Set<string>();
  for (const [target, routes] of routesByTarget(indexable, ({ links }) => links)) {
    const path = withoutQuery(target);
    if (routes.some((route) => route.path !== path)) linked.add(path);
  }
  return indexable
    .filter(({ route }) => !linked.has(route.path))
    .map(({ route }) => ({ route, ...checkMistake('orphan', {}) }));
};

function routesByTarget(
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
const mistakesOfTargets = (
  targets: Targets,
  mistakeOf: (target: string, firstPage: PageRoute) => Mistake | undefined,
): PageMistake[] =>
  [...targets].flatMap(([target, routes]) => {
    const [route] = routes as [PageRoute];
    const mistake = mistakeOf(target, route);
    return mistake ? [{ route, pageCount: routes.length, ...mistake, text: target }] : [];
  });

/** An address without its query and its anchor. */
const withoutQuery = (target: string): string => target.replace(/[?#].*/, '');

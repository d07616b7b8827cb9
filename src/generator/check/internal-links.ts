import type { Mistake } from '../base/mistake.ts';
import { closestMatch } from '../base/closest-match.ts';
import type { PageSummary, SiteCheck } from './page-check.ts';
import type { SitePlan } from './site-plan.ts';
import { routesByTarget, mistakesOfTargets, withoutQuery } from './targets.ts';
import { checkMistake } from './check-mistakes.ts';

type Ids = ReadonlySet<string>;

/**
 * Every internal link leads to a file, or to a page in the form that canonicals use and to an
 * anchor that exists. The anchors of a page that is not among `pages` are not known.
 */
export const internalLinks: SiteCheck = (pages, sitePlan) => {
  const idsOf = idsByPath(pages, sitePlan);
  const files = new Set(Array.from(sitePlan.fileNames, (file) => `/${encodeURI(file)}`));
  const addresses = [...idsOf.keys(), ...files];

  const mistakeOfLink = (target: string): Mistake | undefined => {
    const [path = '', anchor] = target.split('#');
    if (idsOf.has(path)) return mistakeOfAnchor(target, anchor, idsOf.get(path));
    if (files.has(withoutQuery(target))) return undefined;
    return checkMistake('broken-link', { target, suggestion: closestMatch(path, addresses) });
  };

  const links = routesByTarget(pages, (page) => page.links);
  const lostAnchors = routesByTarget(pages, ({ anchors, ids }) =>
    anchors.filter((anchor) => !ids.has(anchor.slice(1))),
  );
  return [
    ...mistakesOfTargets(links, mistakeOfLink),
    ...mistakesOfTargets(lostAnchors, (target, { path }) =>
      mistakeOfAnchor(target, target.slice(1), idsOf.get(path)),
    ),
  ];
};

function mistakeOfAnchor(
  target: string,
  anchor: string | undefined,
  ids: Ids | undefined,
): Mistake | undefined {
  if (anchor === undefined || !ids || ids.has(anchor)) return undefined;
  return checkMistake('broken-link', { target, anchor, suggestion: closestMatch(anchor, ids) });
}

/** The ids of each page by path: none for a redirect, undefined if they are not known. */
function idsByPath(pages: readonly PageSummary[], { routes }: SitePlan) {
  const idsOf = new Map<string, Ids | undefined>(
    routes.map(({ kind, path }) => [path, kind === 'redirect' ? new Set() : undefined]),
  );
  for (const { route, ids } of pages) idsOf.set(route.path, ids);
  return idsOf;
}

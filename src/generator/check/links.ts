import { didYouMean, nearest } from '../nearest.ts';
import { outputFiles } from '../paths.ts';
import type { PageRoute, Route } from '../site.ts';
import type { Check, Fault, SiteFacts } from './page.ts';

type Ids = ReadonlySet<string>;

/**
 * Every internal link leads to a file, or to a page in the form that canonicals use and to an anchor that exists. Every
 * indexable page has a link from another page.
 */
export const internalLinks: Check = (site) => {
  /** The ids of each page. Those of a page are unknown until it is checked. */
  const idsOf = new Map<string, Ids | undefined>(
    site.routes.map(({ kind, path }) => [path, kind === 'redirect' ? new Set() : undefined]),
  );
  const files = otherFiles(site);
  const targets = collectTargets();
  /** The ids are those of the first page with this anchor. */
  const brokenAnchors = new Map<string, { ids: Ids; pages: Set<PageRoute> }>();
  const isDead = (target: string): boolean =>
    !leadsToPage(target, idsOf) && !files.has(target.replace(/[?#].*/, ''));
  const says = (target: string): string =>
    `links to ${target}, but ${reason(target, brokenAnchors.get(target)?.ids, idsOf, files)}`;
  return {
    page: ({ route, facts, idSet }) => {
      idsOf.set(route.path, idSet);
      for (const { links } of facts) targets.add(links, route);
      for (const anchor of facts.flatMap(({ anchors }) => anchors)) {
        if (idSet.has(anchor.slice(1))) continue;
        const broken = brokenAnchors.get(anchor) ?? { ids: idSet, pages: new Set() };
        broken.pages.add(route);
        brokenAnchors.set(anchor, broken);
      }
      return [];
    },
    soFar: () => [
      ...targets.faults(isDead, says),
      ...[...brokenAnchors].map(([anchor, { pages }]) => faultOf(anchor, pages, says)),
    ],
    end: () => orphans(site.routes, targets.linkedPaths()),
  };
};

/** Every file that a page loads, or names as its share picture, exists. */
export const loadedFiles: Check = ({ files }) => {
  const targets = collectTargets();
  const isMissing = (src: string): boolean =>
    /^\/(?!\/)/.test(src) && !files.has(src.slice(1).replace(/[?#].*/, ''));
  return {
    page: ({ route, facts }) => {
      for (const { loads } of facts) targets.add(loads, route);
      return [];
    },
    soFar: () =>
      targets.faults(
        isMissing,
        (target) => `loads ${target}, but no such file is built. ${MISSING}`,
      ),
  };
};

const MISSING = 'Put it into public/ or content/images/, or correct the name.';

/** A fault for each indexable page that no other page links to. `linked` has the paths that another page links to. */
function orphans(routes: readonly Route[], linked: ReadonlySet<string>): Fault[] {
  return routes.flatMap((route) =>
    route.kind === 'page' && route.head.robots !== 'noindex' && !linked.has(route.path)
      ? [
          {
            route,
            says: 'is not linked from any other page, so visitors cannot find it. Add a link to it, or delete it.',
          },
        ]
      : [],
  );
}

const faultOf = (
  target: string,
  pages: Set<PageRoute>,
  says: (target: string) => string,
): Fault => ({
  route: [...pages][0]!,
  pages: pages.size,
  says: says(target),
  words: target,
});

/** Collects the targets of all pages. Pages share most lists of targets, so each list is kept once, with the pages that have it. */
function collectTargets() {
  const pagesOf = new Map<readonly string[], PageRoute[]>();
  return {
    add: (targets: readonly string[], route: PageRoute): void => {
      if (targets.length === 0) return;
      const pages = pagesOf.get(targets);
      if (pages) pages.push(route);
      else pagesOf.set(targets, [route]);
    },
    /** A fault for each faulty target. A mistake in the header or footer is on every page, but is one fault. */
    faults: (isFaulty: (target: string) => boolean, says: (target: string) => string): Fault[] => {
      const found = new Map<string, Set<PageRoute>>();
      for (const [targets, pages] of pagesOf) {
        for (const target of targets) {
          if (!isFaulty(target)) continue;
          const all = found.get(target) ?? new Set();
          for (const page of pages) all.add(page);
          found.set(target, all);
        }
      }
      return [...found].map(([target, pages]) => faultOf(target, pages, says));
    },
    /** The paths that at least one other page links to. */
    linkedPaths: (): Set<string> => {
      const linked = new Set<string>();
      for (const [targets, pages] of pagesOf) {
        for (const target of targets) {
          const [path] = split(target);
          if (pages.some((page) => page.path !== path)) linked.add(path);
        }
      }
      return linked;
    },
  };
}

/** The addresses of files that are not pages, such as the files of `public/`. */
function otherFiles({ files, routes }: SiteFacts): ReadonlySet<string> {
  const ofPages = new Set(routes.flatMap(({ path }) => outputFiles(path)));
  return new Set(
    [...files].filter((file) => !ofPages.has(file)).map((file) => `/${encodeURI(file)}`),
  );
}

function leadsToPage(href: string, idsOf: ReadonlyMap<string, Ids | undefined>): boolean {
  const [path, anchor] = split(href);
  return idsOf.has(path) && (anchor === undefined || (idsOf.get(path)?.has(anchor) ?? true));
}

/** Why a link is broken. `own` holds the ids of the link's page, for a link to an anchor on the same page. */
function reason(
  href: string,
  own: Ids | undefined,
  idsOf: ReadonlyMap<string, Ids | undefined>,
  files: ReadonlySet<string>,
): string {
  const [path, anchor] = split(href);
  const ids = own ?? idsOf.get(path);
  const [what, near] =
    ids && anchor !== undefined
      ? [`nothing there has the id "${anchor}".`, nearest(anchor, ids)]
      : ['no page or file has that address.', nearest(path, [...idsOf.keys(), ...files])];
  return `${what} ${didYouMean(near)}`.trim();
}

function split(href: string): [path: string, anchor: string | undefined] {
  const [path = '', anchor] = href.split('#');
  return [path, anchor];
}

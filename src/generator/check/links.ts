import { didYouMean, nearest } from '../nearest.ts';
import { outputFiles } from '../paths.ts';
import type { PageRoute, Route } from '../site.ts';
import type { Check, FoundFault, SiteFacts } from './page.ts';

type Ids = ReadonlySet<string>;

/**
 * Every internal link leads to a file, or to a page in the form that canonicals use and to an anchor that exists. Every
 * indexable page has a link from another page.
 */
export const internalLinks: Check = (site) => {
  /** The ids of each page. Those of a page are unknown until it is checked. */
  const idsOf = new Map<string, Ids | undefined>(site.routes.map(({ kind, path }) => [path, kind === 'redirect' ? new Set() : undefined]));
  const files = otherFiles(site);
  const targets = collectTargets();
  const ownAnchors = new Map<string, Ids>();
  return {
    page: ({ route, links, idSet }) => {
      idsOf.set(route.path, idSet);
      for (const { target, path } of links) {
        if (path !== '') targets.add(target, route);
        else if (target !== '' && !idSet.has(target.slice(1))) {
          targets.add(target, route);
          ownAnchors.set(target, idSet);
        }
      }
    },
    soFar: () => {
      const dead = targets
        .all()
        .filter(({ target }) => ownAnchors.has(target) || !(leadsToPage(target, idsOf) || files.has(target.replace(/[?#].*/, ''))));
      return faultsOf(dead, (target) => `links to ${target}, but ${reason(target, ownAnchors.get(target), idsOf, files)}`);
    },
    end: () => orphans(site.routes, targets.all()),
  };
};

/** Every file that a page loads, or names as its share picture, exists. */
export const loadedFiles: Check = ({ files }) => {
  const missing = collectTargets();
  const present = new Set<string>();
  const isMissing = (src: string): boolean => {
    if (present.has(src)) return false;
    const isBuilt = !/^\/(?!\/)/.test(src) || files.has(src.slice(1).replace(/[?#].*/, ''));
    if (isBuilt) present.add(src);
    return !isBuilt;
  };
  return {
    page: ({ route, loads }) => {
      for (const src of loads) if (isMissing(src)) missing.add(src, route);
    },
    soFar: () => faultsOf(missing.all(), (target) => `loads ${target}, but no such file is built. ${MISSING}`),
  };
};

const MISSING = 'Put it into public/ or content/images/, or correct the name.';

/** A fault for each indexable page that no other page links to. */
function orphans(routes: readonly Route[], targets: Target[]): FoundFault[] {
  const linked = new Set<string>();
  for (const { target, first, pages } of targets) {
    const [path] = split(target);
    if (pages > 1 || path !== first.path) linked.add(path);
  }
  return routes.flatMap((route) =>
    route.kind === 'page' && route.head.robots !== 'noindex' && !linked.has(route.path)
      ? [{ route, says: 'is not linked from any other page, so visitors cannot find it. Add a link to it, or delete it.' }]
      : [],
  );
}

/** The target of a link or a load, the first and the last page with it, and the number of such pages. */
type Target = { target: string; first: PageRoute; last: PageRoute; pages: number };

const faultsOf = (targets: Target[], says: (target: string) => string): FoundFault[] =>
  targets.map(({ target, first, pages }) => ({ route: first, pages, says: says(target), words: target }));

/** Collects targets, each once: a mistake in the header or footer is on every page but is one fault. */
function collectTargets(): { add: (target: string, route: PageRoute) => void; all: () => Target[] } {
  const found = new Map<string, Target>();
  return {
    add: (target, route) => {
      const before = found.get(target);
      if (!before) found.set(target, { target, first: route, last: route, pages: 1 });
      else if (before.last !== route) {
        before.last = route;
        before.pages += 1;
      }
    },
    all: () => [...found.values()],
  };
}

/** The addresses of files that are not pages, such as the files of `public/`. */
function otherFiles({ files, routes }: SiteFacts): ReadonlySet<string> {
  const ofPages = new Set(routes.flatMap(({ path }) => outputFiles(path)));
  return new Set([...files].filter((file) => !ofPages.has(file)).map((file) => `/${encodeURI(file)}`));
}

function leadsToPage(href: string, idsOf: ReadonlyMap<string, Ids | undefined>): boolean {
  const [path, anchor] = split(href);
  return idsOf.has(path) && (anchor === undefined || (idsOf.get(path)?.has(anchor) ?? true));
}

/** Why a link is broken. `own` holds the ids of the link's page, for a link to an anchor on the same page. */
function reason(href: string, own: Ids | undefined, idsOf: ReadonlyMap<string, Ids | undefined>, files: ReadonlySet<string>): string {
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

import { nearest } from '../did-you-mean.ts';
import { outputFiles } from '../paths.ts';
import type { Check, CheckedPage, CheckedSite } from './page.ts';
import { nameOf } from './page.ts';

/** Every link inside the site leads to a page in the one form that canonicals use, and to an anchor that is there, or to a file. */
export const internalLinks: Check = (site) => {
  const paths = new Map<string, ReadonlySet<string>>(site.pages.map((page) => [page.route.path, new Set(page.ids)]));
  for (const route of site.routes) if (route.kind === 'redirect') paths.set(route.path, new Set());
  const files = otherFiles(site);
  const dead = byTarget(site.pages, (page) => linksOf(page, site.origin).filter((href) => !leadsSomewhere(href, page, paths) && !files.has(href.replace(/[?#].*/, ''))));
  return dead.map(([href, pages]) => `${someOf(pages)} to ${href}, but ${reason(href, pages[0]!, paths, files)}`);
};

/** The addresses of files that are no page's, such as those of `public/`. */
function otherFiles({ files, routes }: CheckedSite): ReadonlySet<string> {
  const ofPages = new Set(routes.flatMap(({ path }) => outputFiles(path)));
  return new Set([...files].filter((file) => !ofPages.has(file)).map((file) => `/${encodeURI(file)}`));
}

/** Every file that a page loads, or shows to those who share it, is written. */
export const loadedFiles: Check = ({ pages, files, origin }) => {
  const missing = byTarget(pages, (page) => loadedBy(page, origin).filter((src) => /^\/(?!\/)/.test(src) && !files.has(src.slice(1).replace(/[?#].*/, ''))));
  return missing.map(([src, users]) => `${nameOf(users[0]!)}${andMore(users)} loads ${src}, but no such file is built. Put it into public/ or content/images/, or correct the name.`);
};

/** Every indexable page can be reached by a link from another page. */
export const noOrphans: Check = ({ pages, origin }) => {
  const linked = new Set(pages.flatMap((page) => linksOf(page, origin).map((href) => href.split('#')[0]!).filter((path) => path !== page.route.path)));
  return pages
    .filter(({ route }) => route.head.robots !== 'noindex' && !linked.has(route.path))
    .map((page) => `${nameOf(page)} is linked from no other page, so nobody will find it.`);
};

/** Where a page's links lead on this site, a full address of its own taken as the path that it means. */
function linksOf({ tags }: CheckedPage, origin: string): string[] {
  const hrefs = tags.flatMap(({ name, attributes: { href } }) => (name === 'a' && href !== undefined ? [href] : []));
  return hrefs.map((href) => ownPath(href, origin) ?? href).filter((href) => !/^[a-z]+:/i.test(href));
}

const ownPath = (url: string, origin: string): string | undefined => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : undefined);

function leadsSomewhere(href: string, page: CheckedPage, paths: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const [path, anchor] = split(href);
  const ids = path === '' ? new Set(page.ids) : paths.get(path);
  return ids !== undefined && (anchor === undefined || ids.has(anchor));
}

function reason(href: string, page: CheckedPage, paths: ReadonlyMap<string, ReadonlySet<string>>, files: ReadonlySet<string>): string {
  const [path, anchor] = split(href);
  const ids = path === '' ? new Set(page.ids) : paths.get(path);
  const [what, near] =
    ids && anchor !== undefined
      ? [`nothing there has the id "${anchor}".`, nearest(anchor, ids)]
      : ['no page or file has that address.', nearest(path, [...paths.keys(), ...files])];
  return near ? `${what} Did you mean "${near}"?` : what;
}

/** What is wrong by target rather than by page: a slip in the frame stands on every page and is one mistake. */
function byTarget(pages: CheckedPage[], targets: (page: CheckedPage) => string[]): [target: string, pages: CheckedPage[]][] {
  const found = new Map<string, CheckedPage[]>();
  for (const page of pages) for (const target of new Set(targets(page))) found.set(target, [...(found.get(target) ?? []), page]);
  return [...found];
}

const someOf = (pages: CheckedPage[]): string => `${nameOf(pages[0]!)}${andMore(pages)} links`;

function andMore({ length }: CheckedPage[]): string {
  return length > 1 ? `, as on ${length - 1} other page${length > 2 ? 's' : ''},` : '';
}

function split(href: string): [path: string, anchor: string | undefined] {
  const [path = '', anchor] = href.split('#');
  return [path, anchor];
}

function loadedBy({ tags, html }: CheckedPage, origin: string): string[] {
  const named = tags.flatMap(({ name, attributes: { src, srcset, href, imagesrcset, property, content = '' } }) => {
    if (name === 'script' || name === 'img' || name === 'source') return [src, ...candidates(srcset)];
    if (name === 'meta') return property === 'og:image' ? [ownPath(content, origin)] : [];
    return name === 'link' ? [href, ...candidates(imagesrcset)] : [];
  });
  const styled = [...html.matchAll(/\burl\(["']?(\/[^"')]+)/g)].map(([, url]) => url);
  return [...named, ...styled].filter((url) => url !== undefined);
}

// An address may hold a comma, but not one that is followed by a space.
const candidates = (srcSet = ''): string[] => srcSet.split(/,\s+/).flatMap((part) => part.trim().split(' ')[0] || []);

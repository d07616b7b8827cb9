import { outputFiles } from '../paths.ts';
import type { PageRoute, Route } from '../site.ts';
import { scanTags, type Tag } from './scan-html.ts';

/** A rendered page as the checks see it. */
export type CheckedPage = { route: PageRoute; html: string; tags: Tag[]; ids: string[] };

/** What the checks look at: every page, every route, and every file that will be written. */
export type CheckedSite = { origin: string; pages: CheckedPage[]; routes: Route[]; files: ReadonlySet<string> };

/** One rule over the whole site. Returns a sentence for each thing that is wrong. */
export type Check = (site: CheckedSite) => string[];

/** Scans rendered pages once for all checks. `files` are the site's other files, relative to the output folder. */
export function checkedSite(origin: string, routes: Route[], html: ReadonlyMap<string, string>, files: Iterable<string>): CheckedSite {
  const pages = routes.filter((route) => route.kind === 'page').map((route) => {
    const text = html.get(outputFiles(route.path)[0]!) ?? '';
    const tags = scanTags(text);
    return { route, html: text, tags, ids: tags.flatMap(({ attributes }) => attributes.id ?? []) };
  });
  return { origin, pages, routes, files: new Set([...html.keys(), ...files]) };
}

/** How a sentence names a page. */
export const nameOf = ({ route }: CheckedPage): string => `${route.path} (${route.source})`;

import type { SiteOutline } from './check/page.ts';
import { crawlerFiles } from './hosts/crawler-files.ts';
import { pageFiles } from './page-files.ts';
import type { SiteDefinition } from './site-definition.ts';
import type { Route, OutputFiles } from './site.ts';

/** Which files a site has, besides those for hosts. */
export type SiteFiles = {
  pages: ReadonlyMap<string, Route>;
  /** The other files. */
  files: OutputFiles;
  /** The names of all of them. A name is there twice if two sources write it. */
  names: readonly string[];
  outline: SiteOutline;
};

/** Adds pages and other files that are made from content to the `loaded` files of a site. */
export function siteFiles(
  site: SiteDefinition,
  content: unknown,
  routes: Route[],
  loaded: OutputFiles,
): SiteFiles {
  const { origin } = site.host(content);
  const pages = pageFiles(routes);
  const others = [...loaded, ...site.files(content), ...crawlerFiles(origin, routes)];
  const names = [...pages.keys(), ...others.map(([file]) => file)];
  return {
    pages,
    files: new Map(others),
    names,
    outline: { origin, routes, files: new Set(names) },
  };
}

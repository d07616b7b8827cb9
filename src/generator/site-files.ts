import { BuildError } from './base/build-error.ts';
import { crawlerFiles } from './hosts/crawler-files.ts';
import { HOST_FILES } from './hosts/host-settings.ts';
import { outputFiles } from './base/page-path.ts';
import type { PreparedSite } from './prepared-site.ts';
import { refuseClashes } from './refuse.ts';
import type { SiteDefinition } from './site-definition.ts';
import type { Route, OutputFiles } from './site.ts';

/**
 * Adds pages and other files that are made from content to the `loaded` files of a site. Throws a
 * BuildError for a name that two of them have.
 */
export function siteFiles(
  site: SiteDefinition,
  content: unknown,
  routes: Route[],
  loaded: OutputFiles,
): Pick<PreparedSite, 'pages' | 'files' | 'outline'> {
  const { origin } = site.host(content);
  const pages = pageFiles(routes);
  const others = [...loaded, ...site.files(content), ...crawlerFiles(origin, routes)];
  const names = [...pages.keys(), ...others.map(([name]) => name)];
  refuseClashes([...names, ...HOST_FILES]);
  return { pages, files: new Map(others), outline: { origin, routes, files: new Set(names) } };
}

/**
 * Every output file with its route. Throws a BuildError if two routes write the same file, with
 * both routes in the message.
 */
export function pageFiles(routes: readonly Route[]): Map<string, Route> {
  const owners = new Map<string, Route>();
  for (const route of routes) {
    for (const file of outputFiles(route.path)) {
      const owner = owners.get(file);
      if (owner !== undefined) throw new BuildError(collision(file, owner, route));
      owners.set(file, route);
    }
  }
  return owners;
}

const collision = (file: string, first: Route, second: Route): string =>
  `Two routes write ${file}: ${first.path} (${first.source}) and ${second.path} ` +
  `(${second.source}). Give one of them another slug.`;

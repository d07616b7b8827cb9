import { BuildError } from './build-error.ts';
import { outputFiles } from './paths.ts';
import type { Route } from './site.ts';

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

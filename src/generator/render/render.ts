import { BuildError } from '../build-error.ts';
import { outputFiles } from '../paths.ts';
import type { Piece } from '../piece.ts';
import { renderPieces } from '../shared-part.ts';
import type { Route } from '../site.ts';

/** Every output file with its route. Throws a BuildError if two routes write the same file, with both routes in the message. */
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

/** Renders one page to pieces of HTML, still without styles. Throws if that fails, with the page's path and its content file. */
export function renderRoute({ path, source, document }: Route): Piece[] {
  try {
    return [DOCTYPE, ...renderPieces(document, path)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The page ${path} could not be rendered from ${source}: ${reason}`, {
      cause: error,
    });
  }
}

const DOCTYPE: Piece = { html: '<!DOCTYPE html>', isShared: true };

const collision = (file: string, first: Route, second: Route): string =>
  `Two routes write ${file}: ${first.path} (${first.source}) and ${second.path} (${second.source}). Give one of them another slug.`;

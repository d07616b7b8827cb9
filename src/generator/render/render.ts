import { renderToStaticMarkup } from 'react-dom/server';
import { outputFiles } from '../paths.ts';
import type { Route } from '../site.ts';

/**
 * Renders routes to HTML: output file → HTML. Throws if two routes write the same file, with both routes in the message.
 * Throws if a page cannot be rendered, with its route and its content file.
 */
export function render(routes: Route[], finish: (html: string) => string): Map<string, string> {
  const files = new Map<string, string>();
  const owners = new Map<string, Route>();
  for (const route of routes) {
    const html = finish(renderRoute(route));
    for (const file of outputFiles(route.path)) {
      const owner = owners.get(file);
      if (owner !== undefined) throw new Error(collision(file, owner, route));
      owners.set(file, route);
      files.set(file, html);
    }
  }
  return files;
}

/** Renders one page to HTML, still without styles. */
export function renderRoute({ path, source, document }: Route): string {
  try {
    return `<!doctype html>${renderToStaticMarkup(document)}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The page ${path} could not be rendered from ${source}: ${reason}`, { cause: error });
  }
}

const collision = (file: string, first: Route, second: Route): string =>
  `Two routes write ${file}: ${first.path} (${first.source}) and ${second.path} (${second.source}). Give one of them another slug.`;

import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from '../../../templates/document.tsx';
import { Redirect } from '../../../templates/redirect.tsx';
import type { Frame } from '../../frame.ts';
import { outputFiles } from '../paths.ts';
import type { Route } from '../site.ts';

export type RenderOptions = {
  frame: Frame;
  /** Gives a page, whose style element still holds STYLE_SLOT, the styles that its markup needs. */
  styled: (html: string) => string;
  analyticsMode?: 'development';
  /** Gets each page as soon as it is rendered, so that other work on it can begin. */
  onPage?: (html: string) => void;
};

/**
 * Routes → output file → HTML. Throws when two routes claim one file, naming both, and when a page cannot be
 * rendered, naming its route and the content file it comes from.
 */
export function render(routes: Route[], options: RenderOptions): Map<string, string> {
  const files = new Map<string, string>();
  const owners = new Map<string, Route>();
  for (const route of routes) {
    const html = renderRoute(route, options);
    options.onPage?.(html);
    for (const file of outputFiles(route.path)) {
      const owner = owners.get(file);
      if (owner !== undefined) throw new Error(collision(file, owner, route));
      owners.set(file, route);
      files.set(file, html);
    }
  }
  return files;
}

function renderRoute(route: Route, { frame, styled, analyticsMode }: RenderOptions): string {
  try {
    if (route.kind === 'redirect') return styled(markup(<Redirect route={route} />));
    const page = markup(
      <Document frame={frame} head={route.head} path={route.path} pattern={route.pattern} analyticsMode={analyticsMode}>
        {route.body}
      </Document>,
    );
    return styled(frame.shop.analytics.provider === 'off' ? withoutEvents(page) : page);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The page ${route.path} could not be rendered from ${route.source}: ${reason}`, { cause: error });
  }
}

const markup = (element: React.ReactElement): string => `<!doctype html>${renderToStaticMarkup(element)}`;

// Of what nobody counts no trace is left. In text a quote is an entity, so that this can only be the attribute.
const withoutEvents = (html: string): string => html.replace(/ data-event="\w+"/g, '');

const collision = (file: string, first: Route, second: Route): string =>
  `Two routes write ${file}: ${first.path} (${first.source}) and ${second.path} (${second.source}). Give one of them another slug.`;

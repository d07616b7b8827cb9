import { renderRoute } from '../generator/render.ts';
import type { Route } from '../generator/site.ts';

const rendered = new WeakMap<Route, string>();

/** A page without its styles, which is compared with others: rendered once while its site lives. */
export function renderedOnce(route: Route): string {
  const html = rendered.get(route) ?? renderRoute(route);
  rendered.set(route, html);
  return html;
}

import { checkPage, checkSite } from '../../src/generator/check/check.ts';
import type { Fault, PageCheck, SiteOutline } from '../../src/generator/check/page.ts';
import { readPage } from '../../src/generator/check/read-page.ts';
import { outputFiles } from '../../src/generator/base/page-path.ts';
import { pageFiles } from '../../src/generator/site-files.ts';
import { renderRoute } from '../../src/generator/render.ts';
import type { Route } from '../../src/generator/site.ts';

/** Every page of a site: output file → HTML. */
export function renderAll(routes: Route[], finish = (text: string) => text): Map<string, string> {
  const html = new Map<Route, string>();
  return new Map(
    [...pageFiles(routes)].map(([file, route]) => {
      const text = html.get(route) ?? finish(renderRoute(route));
      html.set(route, text);
      return [file, text];
    }),
  );
}

/** What the checks say about rendered pages. */
export function faultsOf(
  site: SiteOutline,
  html: ReadonlyMap<string, string>,
  own: readonly PageCheck[],
): Fault[] {
  const pages = site.routes.flatMap((route) => {
    const text = html.get(outputFiles(route.path)[0]!) ?? '';
    return route.kind === 'page' ? [readPage(route, text, site.origin)] : [];
  });
  return [...pages.flatMap((page) => checkPage(page, site, own)), ...checkSite(pages, site)];
}

import { inspect, type Inspection } from '../../src/generator/check/check.ts';
import type { Check, SiteFacts } from '../../src/generator/check/page.ts';
import { outputFiles } from '../../src/generator/paths.ts';
import { pageFiles } from '../../src/generator/page-files.ts';
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

/** What the rules say about rendered pages. */
export function inspectAll(
  site: SiteFacts,
  html: ReadonlyMap<string, string>,
  own: readonly Check[],
): ReturnType<Inspection['finish']> {
  const inspection = inspect(site, own);
  for (const route of site.routes)
    inspection.checkPage(route, html.get(outputFiles(route.path)[0]!) ?? '');
  return inspection.finish();
}

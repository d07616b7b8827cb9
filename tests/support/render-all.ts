import { pageChecker } from '../../src/generator/check/page-checker.ts';
import type { PageMistake, SitePlan } from '../../src/generator/check/page-check.ts';
import { pageFileNames } from '../../src/generator/base/page-path.ts';
import { renderUnstyled } from '../../src/generator/render.ts';
import type { Route } from '../../src/generator/route.ts';

/** Every page of a site: output file → HTML. */
export function renderAll(routes: Route[], finish = (text: string) => text): Map<string, string> {
  return new Map(
    routes.flatMap((route) => {
      const text = finish(renderUnstyled(route, 'content'));
      return pageFileNames(route.path).map((file): [string, string] => [file, text]);
    }),
  );
}

/** What the checks say about rendered pages. */
export function pageMistakesOf(site: SitePlan, html: ReadonlyMap<string, string>): PageMistake[] {
  const checker = pageChecker(site);
  for (const route of site.routes)
    checker.add(route, html.get(pageFileNames(route.path)[0]!) ?? '');
  return checker.mistakes();
}

import { createElement } from 'react';
import { locatePageMistakes } from '../../../../src/generator/check/locate-page-mistakes.ts';
import { pageChecker } from '../../../../src/generator/check/page-checker.ts';
import type { PageRoute, Route } from '../../../../src/generator/route.ts';

export const ORIGIN = 'https://tiny.example';

/** A page of the tiny site. A field that is left out gets a correct value. */
type TinyPage = {
  title?: string;
  description?: string;
  robots?: 'noindex';
  head?: string;
  h1?: string;
  /** The markup after the first heading. */
  body?: string;
  /** The home page does not link to it. */
  unlinked?: true;
};

export type TinySite = Record<string, TinyPage>;

export const linksTo = (...hrefs: string[]): string =>
  hrefs.map((href) => `<a href="${href}">→</a>`).join('');

const REDIRECT: Route = {
  kind: 'redirect',
  path: '/away',
  contentFile: 'away.yaml',
  to: 'https://elsewhere.example/',
  document: createElement('html'),
};

/**
 * The mistakes, as sentences, in a site with the given pages and a home page that links to them. A
 * sentence about /a does not name it.
 */
export function problemsOf(pages: TinySite, files: string[] = []): string[] {
  const linked = Object.keys(pages).filter(
    (path) => !pages[path]!.robots && !pages[path]!.unlinked,
  );
  const all: TinySite = {
    '/': { body: linksTo('/other', ...linked) },
    '/other': { body: linksTo('/') },
    ...pages,
  };
  const routes = Object.entries(all).map(([path, page]) => routeOf(path, page));
  const sitePlan = {
    origin: ORIGIN,
    routes: [...routes, REDIRECT],
    fileNames: new Set(files),
    contentFolderName: 'c',
  };
  const checker = pageChecker(sitePlan);
  for (const route of routes) checker.add(route, document(all[route.path]!));
  checker.add(REDIRECT, '');
  const loadedContent = { validFiles: [] };
  return locatePageMistakes(checker.mistakes(), { sitePlan, loadedContent }).map(({ message }) =>
    message.replace('/a (c/a.yaml) ', ''),
  );
}

export const routeOf = (
  path: string,
  {
    title = `The page at ${path}, titled`,
    description = `What stands at ${path}, described in as many characters as it takes.`,
    robots,
  }: TinyPage = {},
): PageRoute => ({
  kind: 'page',
  path,
  contentFile: `${path.slice(1)}.yaml`,
  head: { title, description, robots },
  document: createElement('html'),
});

function document(page: TinyPage): string {
  const { head = '', h1 = '<h1>One</h1>', body = '' } = page;
  return `<head>${head}</head><body><main>${h1}${body}</main></body>`;
}

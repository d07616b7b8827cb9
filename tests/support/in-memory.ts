import { withMarks } from '../../src/editor/marks/marks.ts';
import { makeAssets } from '../../src/generator/assets/make-assets.ts';
import { mapTexts } from '../../src/generator/content/data.ts';
import { pageFileNames } from '../../src/generator/base/page-path.ts';
import type { PageAssets, PhotoFinder } from '../../src/generator/page-assets.ts';
import type { Route } from '../../src/generator/route.ts';
import { routes } from '../../src/routes.tsx';
import type { Content } from '../../src/schema/content.ts';
import { site } from '../../src/site.ts';
import { BUNDLED, publicFiles, TODAY } from './build-shop.ts';
import { sampleContent } from './sample.ts';
import { renderUnstyled, withStyles } from '../../src/generator/render.ts';

/** The content of the sample shop, which no owner edits. */
export const CONTENT = sampleContent();

const photos = { all: [], files: new Map(), find: () => undefined };
const { assets, styles } = makeAssets(
  { bundle: BUNDLED, publicFiles, photos },
  site.drawings(CONTENT),
);

/** The assets of pages, without photos and public files. */
const ASSETS: PageAssets = { ...assets, publicFiles: { has: () => false } };

const noPhoto: PhotoFinder['find'] = () => undefined;

/** The routes of the site; content, photos and day can differ from the project's. */
export const routesOf = (content: Content = CONTENT, find = noPhoto, day = TODAY): Route[] =>
  routes({ content, assets: { ...ASSETS, photos: { find } }, day, development: false });

/**
 * Renders single pages of the site, not minified: path → HTML. Throws if there is no page at the
 * path.
 */
export function pagesOf(content: Content, find = noPhoto): (path: string) => string {
  const all = routesOf(content, find);
  return (path) => {
    const route = all.find((one) => one.path === path);
    if (!route) throw new Error(`There is no page at ${path}.`);
    return withStyles(renderUnstyled(route, 'content'), styles);
  };
}

type Rendered = { routes: Route[]; html: Map<string, string> };

/** Renders the whole site, not minified; content, photos and day can differ from the project's. */
export function renderSite(content: Content, find = noPhoto, day = TODAY): Rendered {
  const all = routesOf(content, find, day);
  const pages = all.flatMap((route) => {
    const html = withStyles(renderUnstyled(route, 'content'), styles);
    return pageFileNames(route.path).map((file) => [file, html] as const);
  });
  return { routes: all, html: new Map(pages) };
}

let plain: Rendered | undefined;

/**
 * The whole site of the sample shop, rendered once for all tests of a worker. Change nothing in it.
 */
export const plainSite = (): Rendered => (plain ??= renderSite(CONTENT));

/** The content with an end at every text for visitors, in place of the editor's mark. */
export function withEnds(end: () => string): Content {
  const marked = withMarks(site.contentModel, { fields: [], itemsByShortName: new Map() });
  const withEnd = (text: string) => text.replace(/[\u{E0100}-\u{E01EF}]{3}/gu, end);
  return mapTexts(sampleContent(marked), withEnd) as Content;
}

import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { BUILD_STEPS, buildSite } from '../../src/generator/build-site.ts';
import { outputFiles } from '../../src/generator/paths.ts';
import type { Route, Site } from '../../src/generator/site.ts';
import { site } from '../../src/site.ts';
import { factsOf } from './facts.ts';
import { type Element, parsePage } from './select.ts';
import { CONTENT } from './shop-content.ts';

export { CONTENT };
const TODAY = { year: 2026, month: 11, day: 21 };

// A site that breaks a rule of the build throws here, with the build's own words.
let routes: Route[] = [];
const steps = {
  ...BUILD_STEPS,
  render: (...[all, styled]: Parameters<typeof BUILD_STEPS.render>) => BUILD_STEPS.render((routes = all), styled),
  write: () => {},
};
const built = await buildSite(
  site,
  { root: process.cwd(), out: join(tmpdir(), 'never-written'), day: TODAY, now: () => new Date(), log: () => {} },
  steps,
);

export const ROUTES = routes;

/** The whole site of today's content as the build would write it, in memory: output file → its bytes. */
export const SITE: Site = built.files;

export const bytesOf = (file: string): Buffer => {
  const bytes = SITE.get(file);
  if (bytes === undefined) throw new Error(`The site has no file ${file}.`);
  return Buffer.from(bytes);
};

/** The shop's facts as pages show them. */
export const FACTS = factsOf(CONTENT);

export const REDIRECT_PATH = routes.find(({ kind }) => kind === 'redirect')!.path;
export const NOT_FOUND_PATH = '/404.html';
/** Every page with header and footer. */
export const PAGE_PATHS = routes.flatMap((route) => (route.kind === 'page' ? [route.path] : []));
/** Every page that search engines may list. */
export const INDEXED_PATHS = PAGE_PATHS.filter((path) => path !== NOT_FOUND_PATH);
export const SERVICE_PATHS = CONTENT.services.map(({ path }) => path);
export const MAKE_PATHS = CONTENT.makes.map(({ path }) => path);
export const MENU_MAKES = CONTENT.makes.filter((make) => make.inMenu);

/** The pages that differ in more than their words: one make page for all of its shape. */
export const SHAPES = [
  ...new Map(ROUTES.flatMap((route) => (route.kind === 'page' ? [[shapeOf(route.path), route.path] as const] : []))).values(),
];

/** The page of the service in `content/services/NAME.yaml`, if the shop offers it. */
export const pathOfService = (name: string): string | undefined =>
  CONTENT.services.filter(({ file }) => basename(file, '.yaml') === name).map(({ path }) => path)[0];

function shapeOf(path: string): string {
  const make = CONTENT.makes[MAKE_PATHS.indexOf(path)];
  return make === undefined ? path : `make ${make.inMenu} ${make.showReviews} ${make.showServicesTeaser}`;
}

/** The text of the page at an address. */
export const htmlOf = (path: string): string => bytesOf(outputFiles(path)[0]!).toString();

const parsed = new Map<string, Element>();

/** The page at an address, read once: change nothing in it. */
export function pageAt(path: string): Element {
  const page = parsed.get(path) ?? parsePage(htmlOf(path));
  parsed.set(path, page);
  return page;
}

/** Runs a rule on each page. The rule throws when a page breaks it. The error begins with the page's address. */
export function onEvery(paths: readonly string[], rule: (page: Element, path: string) => void): void {
  if (paths.length === 0) throw new Error('There is no page to hold to this rule.');
  for (const path of paths) {
    try {
      rule(pageAt(path), path);
    } catch (error) {
      if (error instanceof Error) error.message = `${path}: ${error.message}`;
      throw error;
    }
  }
}

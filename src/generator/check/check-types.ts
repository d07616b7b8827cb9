import type { Mistake } from '../base/mistake.ts';
import type { ScannedPage } from '../base/scan-html.ts';
import type { PageRoute, Route } from '../route.ts';

/**
 * The data of a page for the checks of a whole site. All pages stay in memory, so it has only the
 * markup that no other page shares.
 */
export type PageSummary = {
  route: PageRoute;
  ids: ReadonlySet<string>;
  /**
   * The targets of links to pages, files and ids of the site. Full addresses of the site become
   * paths.
   */
  links: readonly string[];
  /** Addresses of the files that a browser loads, or shows when the page is shared. */
  loadedAddresses: readonly string[];
  /** The markup of `<main>`, without blocks that other pages share. */
  unsharedMain: string;
};

export type Page = PageSummary & ScannedPage & { html: string };

/**
 * The planned output of a build, known before the first page is rendered: all routes, and all other
 * files except those for hosts, relative to the output folder. Messages show the content folder as
 * `contentFolderName`.
 */
export type SitePlan = {
  origin: string;
  routes: readonly Route[];
  fileNames: ReadonlySet<string>;
  contentFolderName: string;
};

/** A mistake on a page. The message ends a sentence that begins with the page's name. */
export type PageMistake = Mistake & {
  /** The page, or the first of several. */
  route: PageRoute;
  pageCount?: number;
  /** The wrong text or address on the page, to find its line in the content. */
  text?: string;
  /** The name of the fields that may have this text. Without it, any may. */
  field?: string;
};

/** A check of each page by itself. */
export type PageCheck = (page: Page) => Omit<PageMistake, 'route'>[];

/** A check of all pages together. */
export type SiteCheck = (pages: readonly PageSummary[], sitePlan: SitePlan) => PageMistake[];

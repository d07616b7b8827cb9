import type { Mistake } from '../base/mistake.ts';
import type { PageRoute } from '../route.ts';
import type { ScannedPage } from '../base/scan-html.ts';
import type { SitePlan } from './site-plan.ts';

/**
 * What the checks of a whole site know of a page: no text but the page's own, because a site may
 * have thousands of pages.
 */
export type PageSummary = {
  route: PageRoute;
  title: string;
  description: string;
  ids: ReadonlySet<string>;
  /**
   * The targets of links to pages and files of the site. A full address of the site is turned into
   * its path.
   */
  links: readonly string[];
  /** The targets of links to an id on the same page, such as `#main`. */
  anchors: readonly string[];
  /** Addresses of the files that a browser loads, or shows when the page is shared. */
  loads: readonly string[];
  /** The markup of its main part, without what it says like other pages. */
  ownMain: string;
};

/**
 * A rendered page as checks see it; `nameless` are the opening tags of its links and buttons that
 * say nothing.
 */
export type Page = PageSummary & ScannedPage & { nameless: readonly string[] };

/**
 * What is wrong with a page. The message is the rest of a sentence that begins with the page's
 * name.
 */
export type PageMistake = Mistake & {
  /** The page, or the first of several. */
  route: PageRoute;
  /** The number of pages with this mistake. */
  pageCount?: number;
  /** The wrong text or address as the page has it, to find its line in the content. */
  text?: string;
  /** The name of the fields that may have this text. Without it, any may. */
  field?: string;
};

/** A check of each page by itself. Returns what is wrong with the page. */
export type PageCheck = (page: Page, sitePlan: SitePlan) => Omit<PageMistake, 'route'>[];

/** A check of all pages together. Returns what is wrong with them. */
export type SiteCheck = (pages: readonly PageSummary[], sitePlan: SitePlan) => PageMistake[];

import { canonicals } from './canonicals.ts';
import { controlNames } from './control-names.ts';
import { headings } from './headings.ts';
import { idReferences } from './id-references.ts';
import { imageTexts } from './image-texts.ts';
import { internalLinks } from './internal-links.ts';
import { loadedFiles } from './loaded-files.ts';
import { noMissingValues } from './no-missing-values.ts';
import { noOrphans } from './no-orphans.ts';
import type { Fault, Page, PageSummary, PageCheck, SiteOutline, SiteCheck } from './page.ts';
import { pagesDiffer } from './pages-differ.ts';
import { structuredData } from './structured-data.ts';
import { titleAndDescription } from './title-and-description.ts';
import { titlesDiffer } from './titles-differ.ts';
import { uniqueIds } from './unique-ids.ts';

/** The rules that each page of every site must keep by itself. */
const PAGE_CHECKS: readonly PageCheck[] = [
  titleAndDescription,
  canonicals,
  structuredData,
  headings,
  uniqueIds,
  idReferences,
  imageTexts,
  controlNames,
  noMissingValues,
];

/** Rules for targets, which hold for any number of pages, even for one. */
const LINK_CHECKS: readonly SiteCheck[] = [internalLinks, loadedFiles];

/** The rules that the pages of every site must keep together. */
export const SITE_CHECKS: readonly SiteCheck[] = [
  titlesDiffer,
  ...LINK_CHECKS,
  noOrphans,
  pagesDiffer,
];

/** What is wrong with a page by itself. `own` are the site's own rules. */
export const checkPage = (page: Page, site: SiteOutline, own: readonly PageCheck[]): Fault[] =>
  [...PAGE_CHECKS, ...own].flatMap((rule) =>
    rule(page, site).map((fault) => ({ ...fault, route: page.route })),
  );

/** What is wrong with all pages of a site together. */
export const checkSite = (
  pages: readonly PageSummary[],
  site: SiteOutline,
  rules = SITE_CHECKS,
): Fault[] => rules.flatMap((rule) => rule(pages, site));

/** What can be said of one page while the others are not known. */
export const checkAlone = (page: Page, site: SiteOutline, own: readonly PageCheck[]): Fault[] => [
  ...checkPage(page, site, own),
  ...LINK_CHECKS.flatMap((rule) => rule([page], site)),
];

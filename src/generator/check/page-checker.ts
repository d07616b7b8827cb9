import type { Route } from '../route.ts';
import { internalLinks } from './internal-links.ts';
import { loadedFiles } from './loaded-files.ts';
import { noOrphans } from './no-orphans.ts';
import type { PageMistake, PageSummary, SiteCheck } from './page-check.ts';
import type { SitePlan } from './site-plan.ts';
import { PAGE_CHECKS } from './page-checks.ts';
import { pagesDiffer } from './pages-differ.ts';
import { readPage } from './read-page.ts';
import type { ScannedPage } from '../base/scan-html.ts';
import { titlesDiffer } from './titles-differ.ts';

/** The checks of link targets. They work even for one page while the others are not rendered. */
export const LINK_CHECKS: readonly SiteCheck[] = [internalLinks, loadedFiles];

/** The checks of all pages together. */
export const SITE_CHECKS: readonly SiteCheck[] = [
  titlesDiffer,
  ...LINK_CHECKS,
  noOrphans,
  pagesDiffer,
];

/** Checks pages one after the other, and in the end all of them together. */
export function pageChecker(sitePlan: SitePlan, siteChecks = SITE_CHECKS) {
  const pages: PageSummary[] = [];
  const mistakes: PageMistake[] = [];
  return {
    add(route: Route, html: string, scanned?: ScannedPage) {
      if (route.kind !== 'page') return;
      const page = readPage(route, html, sitePlan.origin, scanned);
      for (const check of PAGE_CHECKS)
        mistakes.push(...check(page, sitePlan).map((mistake) => ({ ...mistake, route })));
      // Without its tags, thousands of pages fit in memory.
      pages.push({ ...page, tags: [], embedded: [], nameless: [] } as PageSummary);
    },
    mistakes: () => [...mistakes, ...siteChecks.flatMap((check) => check(pages, sitePlan))],
  };
}

import type { Route } from '../route.ts';
import { internalLinks, loadedFiles, noOrphans } from './link-checks.ts';
import type { PageMistake, PageSummary, SiteCheck, SitePlan } from './check-types.ts';
import { PAGE_CHECKS } from './page-checks.ts';
import { pagesDiffer } from './pages-differ.ts';
import { readPage } from './read-page.ts';
import { scanHtml } from '../base/scan-html.ts';
import { titlesDiffer } from './titles-differ.ts';

export const SITE_CHECKS: readonly SiteCheck[] = [
  titlesDiffer,
  internalLinks,
  loadedFiles,
  noOrphans,
  pagesDiffer,
];

/** Checks pages one after the other, and in the end all of them together. */
export function pageChecker(sitePlan: SitePlan, siteChecks = SITE_CHECKS) {
  const pages: PageSummary[] = [];
  const mistakes: PageMistake[] = [];
  return {
    add(route: Route, html: string, scanned = scanHtml(html)) {
      if (route.kind !== 'page') return;
      const summary = readPage(route, html, scanned, sitePlan.origin);
      const page = { ...summary, ...scanned, html };
      for (const check of PAGE_CHECKS)
        mistakes.push(...check(page).map((mistake) => ({ ...mistake, route })));
      pages.push(summary);
    },
    mistakes: () => [...mistakes, ...siteChecks.flatMap((check) => check(pages, sitePlan))],
  };
}

import { inlineScripts } from '../hosts/content-security-policy.ts';
import type { Route } from '../site.ts';
import { checkPage, checkSite } from './check.ts';
import type { Fault, PageSummary, PageCheck, SiteOutline } from './page.ts';
import { readPage } from './read-page.ts';
import { scanHtml } from './scan-html.ts';

/**
 * Checks pages one after the other, and in the end all of them together. It keeps little of a page,
 * so that thousands fit in memory. `siteChecks` are the site's own checks.
 */
export function pageChecker(site: SiteOutline, siteChecks: readonly PageCheck[]) {
  const pages: PageSummary[] = [];
  const faults: Fault[] = [];
  /** The scripts in pages, which the site's policy must allow. */
  const scripts = new Set<string>();
  return {
    scripts,
    check(route: Route, html: string): void {
      const markup = scanHtml(html);
      for (const script of inlineScripts(markup)) scripts.add(script);
      if (route.kind !== 'page') return;
      const { tags, raw, ...page } = readPage(route, html, markup, site.origin);
      faults.push(...checkPage({ ...page, tags, raw }, site, siteChecks));
      pages.push(page);
    },
    faults: (): Fault[] => [...faults, ...checkSite(pages, site)],
  };
}

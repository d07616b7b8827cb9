import { escapeHtml } from '../base/text.ts';
import { canonicalUrl } from '../base/page-path.ts';
import type { FilesByPath } from '../page-assets.ts';
import type { Route } from '../route.ts';

/**
 * The files for search engines. robots.txt allows everything: pages that must not be indexed have a
 * robots meta tag. The sitemap has all other pages. It has no lastmod: content has no dates, and
 * the build date would be wrong.
 */
export function crawlerFiles(origin: string, routes: Route[]): FilesByPath {
  const urls = routes
    .filter((route) => route.kind === 'page' && route.head.robots !== 'noindex')
    .map((route) => `<url><loc>${escapeHtml(canonicalUrl(origin, route.path))}</loc></url>\n`);
  return new Map([
    [
      'sitemap.xml',
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        `${urls.join('')}</urlset>\n`,
    ],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`],
  ]);
}

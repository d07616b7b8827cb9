import { canonicalUrl } from '../paths.ts';
import type { Route } from '../site.ts';

/** sitemap.xml with all indexable pages. It has no lastmod: content has no dates, and the build date would be wrong. */
export function sitemap(origin: string, routes: Route[]): string {
  const urls = routes
    .filter((route) => route.kind === 'page' && route.head.robots !== 'noindex')
    .map((route) => `<url><loc>${escapeXml(canonicalUrl(origin, route.path))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

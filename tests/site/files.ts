import { expect } from 'vitest';
import { reviewsUrl } from '../../src/rules/map-links.ts';
import { attribute, parsePage, select } from '../support/select.ts';
import { REDIRECT_PATH } from '../support/shop-site.ts';
import type { Rules } from './rules.ts';

export const files: Rules = ({ content, facts, indexedPaths, routes, files: built, textIn }, test) => {
  test('the HTML files are exactly those of the routes: two for each page, but one for home and not-found', () => {
    const redirects = routes.flatMap(({ kind, path }) => (kind === 'redirect' ? [path] : []));
    const names = [...indexedPaths.filter((path) => path !== '/'), ...redirects].map((path) => path.slice(1));
    const pages = [...built.keys()].filter((file) => file.endsWith('.html'));
    expect(pages.sort()).toEqual(['index.html', '404.html', ...names.flatMap((name) => [`${name}.html`, `${name}/index.html`])].sort());
    expect(names.filter((name) => built.get(`${name}/index.html`) !== built.get(`${name}.html`))).toEqual([]);
  });

  test('the sitemap lists each indexable page once, and no other', () => {
    const locations = [...textIn('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(locations.sort()).toEqual(indexedPaths.map((path) => facts.origin + path).sort());
  });

  test('robots.txt allows everything and names the sitemap', () => {
    expect(textIn('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${facts.origin}/sitemap.xml\n`);
  });

  test('the redirect goes to the review page at once, is not indexed, shows a link, and hosts answer it with 302', () => {
    const page = parsePage(textIn(`${REDIRECT_PATH.slice(1)}.html`));
    const target = attribute(select(page, 'link[rel=canonical]'), 'href');
    expect(target).toBe(reviewsUrl(content.shop));
    expect(attribute(select(page, 'meta[http-equiv=refresh]'), 'content')).toBe(`0; url=${target}`);
    expect(select(page, 'script').rawText).toBe(`location.replace(${JSON.stringify(target)})`);
    expect(attribute(select(page, 'meta[name=robots]'), 'content')).toBe('noindex');
    expect(attribute(select(page, 'main a'), 'href')).toBe(target);

    const [, to] = new RegExp(`^${REDIRECT_PATH} (\\S+) 302$`, 'm').exec(textIn('_redirects')) ?? [];
    expect(decodeURIComponent(to!)).toBe(decodeURIComponent(target));
    const { redirects } = JSON.parse(textIn('vercel.json'));
    expect(redirects).toContainEqual({ source: REDIRECT_PATH, destination: to, statusCode: 302 });
  });

  test('an old address leads to the page of today: not indexed, without a script, and with 301 by hosts', () => {
    for (const route of routes) {
      if (route.kind !== 'redirect' || !route.isPermanent) continue;
      const page = parsePage(textIn(`${route.path.slice(1)}.html`));
      expect([attribute(select(page, 'link[rel=canonical]'), 'href'), attribute(select(page, 'main a'), 'href')]).toEqual([
        route.to,
        route.to,
      ]);
      expect(attribute(select(page, 'meta[http-equiv=refresh]'), 'content')).toBe(`0; url=${route.to}`);
      expect(attribute(select(page, 'meta[name=robots]'), 'content')).toBe('noindex');
      expect(page.querySelectorAll('script')).toEqual([]);
      expect(JSON.parse(textIn('vercel.json')).redirects).toContainEqual({ source: route.path, destination: route.to, statusCode: 301 });
    }
  });

  for (const file of ['_headers', 'vercel.json', 'nginx.conf', '.htaccess', 'Caddyfile'])
    test(`${file} tells browsers to use TLS for a year, and to run no text as code`, () => {
      expect(textIn(file)).toMatch(/Strict-Transport-Security\W+(value\W+)?max-age=31536000"?( always;)?$/m);
      expect(textIn(file)).toContain("require-trusted-types-for 'script'; trusted-types default");
    });
};

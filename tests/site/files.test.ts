import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reviewsUrl } from '../../src/rules/map-links.ts';
import { attribute, parsePage, select } from '../support/select.ts';
import { bytesOf, CONTENT, FACTS, INDEXED_PATHS, REDIRECT_PATH, ROUTES, SITE } from '../support/shop-site.ts';

test('every route names the content file that it comes from', () => {
  expect(ROUTES.filter(({ source }) => !existsSync(source))).toEqual([]);
});

test('exactly the files of the routes are pages, each but two in both of its forms', () => {
  const names = [...INDEXED_PATHS.filter((path) => path !== '/'), REDIRECT_PATH].map((path) => path.slice(1));
  const pages = [...SITE.keys()].filter((file) => file.endsWith('.html'));
  expect(pages.sort()).toEqual(['index.html', '404.html', ...names.flatMap((name) => [`${name}.html`, `${name}/index.html`])].sort());
  expect(names.filter((name) => SITE.get(`${name}/index.html`) !== SITE.get(`${name}.html`))).toEqual([]);
});

test('the sitemap lists exactly the pages that may be indexed, each once', () => {
  const locations = [
    ...bytesOf('sitemap.xml')
      .toString()
      .matchAll(/<loc>([^<]*)<\/loc>/g),
  ].map(([, url]) => url);
  expect(locations.sort()).toEqual(INDEXED_PATHS.map((path) => FACTS.origin + path).sort());
});

test('robots.txt lets everyone in and names the sitemap', () => {
  expect(bytesOf('robots.txt').toString()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${FACTS.origin}/sitemap.xml\n`);
});

test('the redirect leads to the review page at once, is not indexed, shows a link, and hosts answer it with 302', () => {
  const page = parsePage(bytesOf(`${REDIRECT_PATH.slice(1)}.html`).toString());
  const target = attribute(select(page, 'link[rel=canonical]'), 'href');
  expect(target).toBe(reviewsUrl(CONTENT.shop));
  expect(attribute(select(page, 'meta[http-equiv=refresh]'), 'content')).toBe(`0; url=${target}`);
  expect(select(page, 'script').rawText).toBe(`location.replace(${JSON.stringify(target)})`);
  expect(attribute(select(page, 'meta[name=robots]'), 'content')).toBe('noindex');
  expect(attribute(select(page, 'main a'), 'href')).toBe(target);

  const [from, to, status] = bytesOf('_redirects')
    .toString()
    .split('\n')
    .find((line) => line.startsWith(`${REDIRECT_PATH} `))!
    .split(/\s+/);
  expect([from, decodeURIComponent(to!), status]).toEqual([REDIRECT_PATH, decodeURIComponent(target), '302']);
  expect(JSON.parse(bytesOf('vercel.json').toString()).redirects).toContainEqual({
    source: REDIRECT_PATH,
    destination: to,
    statusCode: 302,
  });
});

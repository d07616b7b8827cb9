import { describe, expect, it, test } from 'vitest';
import { bytesOf, FILES, pageAt } from '../support/built-pages.ts';
import { attribute, parsePage, select, selectAll, textOf } from '../support/select.ts';
import { INDEXED_PATHS, MAKE_SLUGS, NOT_FOUND_PATH, PAGE_PATHS, REDIRECT_PATH, SERVICE_PATHS } from './spec-routes.ts';
import { SHOP } from './spec-texts.ts';

const twoFiles = [...INDEXED_PATHS.filter((path) => path !== '/'), REDIRECT_PATH].map((path) => path.slice(1));

test('the spec counts 42 makes, 10 services and 61 routes', () => {
  expect([MAKE_SLUGS.length, new Set(MAKE_SLUGS).size, SERVICE_PATHS.length, INDEXED_PATHS.length, PAGE_PATHS.length + 1]).toEqual([42, 42, 10, 59, 61]);
});

test('exactly the files of the routes are pages', () => {
  const expected = ['index.html', '404.html', ...twoFiles.flatMap((name) => [`${name}.html`, `${name}/index.html`])];
  expect(FILES.filter((file) => file.endsWith('.html'))).toEqual(expected.sort());
});

it.each(twoFiles)('%s has the same bytes in both forms', (name) => {
  expect(bytesOf(`${name}/index.html`).equals(bytesOf(`${name}.html`))).toBe(true);
});

test('the sitemap lists exactly the pages that may be indexed, each once', () => {
  const locations = [...bytesOf('sitemap.xml').toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(locations.sort()).toEqual(INDEXED_PATHS.map((path) => SHOP.origin + path).sort());
});

test('robots.txt lets everyone in and names the sitemap', () => {
  expect(bytesOf('robots.txt').toString()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SHOP.origin}/sitemap.xml\n`);
});

describe('/review', () => {
  const page = parsePage(bytesOf('review.html').toString());
  const target = attribute(select(page, 'link[rel=canonical]'), 'href');

  it("leads to the shop's listing on a maps service, at once", () => {
    expect(target).toMatch(/^https:\/\/www\.google\.com\/maps\//);
    expect(decodeURIComponent(target).replaceAll('+', ' ')).toContain('Colonnade Auto Care');
    expect(attribute(select(page, 'meta[http-equiv=refresh]'), 'content')).toBe(`0; url=${target}`);
    expect(select(page, 'script').rawText).toBe(`location.replace(${JSON.stringify(target)})`);
  });

  it('is not indexed and shows a link', () => {
    expect(attribute(select(page, 'meta[name=robots]'), 'content')).toBe('noindex');
    expect(attribute(select(page, 'main a'), 'href')).toBe(target);
  });

  it('is answered with a 302 where the host can', () => {
    expect(bytesOf('_redirects').toString()).toMatch(/^\/review\s+https:\/\/www\.google\.com\/maps\/\S+\s+302$/m);
    expect(JSON.parse(bytesOf('vercel.json').toString()).redirects).toContainEqual({ source: '/review', destination: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\//), statusCode: 302 });
  });
});

describe('the not-found page (spec section 8)', () => {
  const page = pageAt(NOT_FOUND_PATH);

  it('says what the spec says', () => {
    expect(select(page, 'title').text).toBe('404 - Page Not Found');
    expect(textOf(select(page, 'h1'))).toBe('Oops! Page not found');
    const home = selectAll(page, 'main a').filter((link) => textOf(link) === 'Return to Home');
    expect(home.map((link) => attribute(link, 'href'))).toEqual(['/']);
  });

  it('is not indexed, and names the missing path in the console', () => {
    expect(attribute(select(page, 'meta[name=robots]'), 'content')).toBe('noindex');
    expect(attribute(select(page, 'main'), 'data-widget')).toBe('missing-path');
  });
});

import { expect, test } from 'vitest';
import { attribute, select, selectAll } from '../support/select.ts';
import {
  bytesOf,
  CONTENT,
  FACTS,
  htmlOf,
  INDEXED_PATHS,
  MAKE_PATHS,
  NOT_FOUND_PATH,
  onEvery,
  PAGE_PATHS,
  pageAt,
  ROUTES,
  SITE,
} from '../support/shop-site.ts';

/** The one value of a tag of which there must be one. */
function only(path: string, selector: string, name: string): string {
  const found = selectAll(select(pageAt(path), 'head'), selector);
  if (found.length !== 1) throw new Error(`It has ${found.length} ${selector}.`);
  return attribute(found[0]!, name);
}

const title = (path: string): string => select(pageAt(path), 'head > title').text;
const description = (path: string): string => only(path, 'meta[name=description]', 'content');

test('title and description are those of content, once', () => {
  for (const route of ROUTES) {
    if (route.kind !== 'page') continue;
    expect(selectAll(select(pageAt(route.path), 'head'), 'title')).toHaveLength(1);
    expect([route.path, title(route.path), description(route.path)]).toEqual([route.path, route.head.title, route.head.description]);
  }
});

test('those who share a page read and see the same', () => {
  onEvery(PAGE_PATHS, (page, path) => {
    expect(only(path, 'meta[property="og:title"]', 'content')).toBe(title(path));
    expect(only(path, 'meta[property="og:description"]', 'content')).toBe(description(path));
    expect(only(path, 'meta[property="og:type"]', 'content')).toBe('website');
    expect(only(path, 'meta[property="og:site_name"]', 'content')).toBe(FACTS.name);
    const image = only(path, 'meta[property="og:image"]', 'content');
    expect(image.startsWith(`${FACTS.origin}/`)).toBe(true);
    const file = image.slice(FACTS.origin.length + 1);
    expect(SITE.has(file)).toBe(true);
    const png = bytesOf(file);
    expect([only(path, 'meta[property="og:image:width"]', 'content'), only(path, 'meta[property="og:image:height"]', 'content')]).toEqual([
      `${png.readUInt32BE(16)}`,
      `${png.readUInt32BE(20)}`,
    ]);
    expect(only(path, 'meta[property="og:image:alt"]', 'content').length).toBeGreaterThan(15);
    expect(only(path, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
    expect(select(page, 'head').querySelectorAll('meta[name^="og:"]')).toEqual([]);
  });
});

test('the share picture is 1200 by 630', () => {
  const png = bytesOf('og.png');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('every page says its language, its character set first of all, and fits phones', () => {
  onEvery(PAGE_PATHS, (page, path) => {
    expect(attribute(select(page, 'html'), 'lang')).toBe('en');
    const charset = htmlOf(path).search(/<meta charset="?utf-8"?/i);
    expect([charset > 0, charset < 1024]).toEqual([true, true]);
    expect(only(path, 'meta[name=viewport]', 'content')).toMatch(/width=device-width/);
    expect(only(path, 'meta[name=viewport]', 'content')).not.toMatch(/maximum-scale|user-scalable/);
  });
});

test('every page tells analytics its route, all make pages one, as content switches it', () => {
  const { provider } = CONTENT.shop.analytics;
  onEvery(PAGE_PATHS, (page, path) => {
    const html = select(page, 'html');
    const route = MAKE_PATHS.includes(path) ? expect.stringContaining('/vehicles/[make]') : path === NOT_FOUND_PATH ? '/404' : path;
    if (provider === 'off') expect(html.attributes).toEqual({ lang: 'en' });
    else expect([html.getAttribute('data-route'), html.getAttribute('data-analytics')]).toEqual([route, provider]);
  });
});

test('every page loads one script, as a module, and no other', () => {
  onEvery(PAGE_PATHS, (page) => {
    const scripts = selectAll(page, 'script').filter(
      (script) => !['application/ld+json', 'application/json', 'speculationrules'].includes(script.getAttribute('type') ?? ''),
    );
    expect(scripts.map((script) => [script.getAttribute('type'), script.text])).toEqual([['module', '']]);
    expect(SITE.has(attribute(scripts[0]!, 'src').slice(1))).toBe(true);
  });
});

test('no page has head tags in its body', () => {
  onEvery(PAGE_PATHS, (page) => {
    expect(select(page, 'body').querySelectorAll('title, meta, link[rel=canonical]')).toEqual([]);
  });
});

test('every page but the not-found page may be indexed, under its own address without a slash at the end', () => {
  onEvery(INDEXED_PATHS, (_page, path) => {
    expect(only(path, 'meta[name=robots]', 'content')).toBe('index, follow');
    expect(only(path, 'link[rel=canonical]', 'href')).toBe(FACTS.origin + path);
    expect(only(path, 'meta[property="og:url"]', 'content')).toBe(FACTS.origin + path);
  });
  expect(only(NOT_FOUND_PATH, 'meta[name=robots]', 'content')).toBe('noindex');
  expect(pageAt(NOT_FOUND_PATH).querySelectorAll('link[rel=canonical], meta[property="og:url"]')).toEqual([]);
});

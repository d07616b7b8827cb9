import { describe, expect, it, test } from 'vitest';
import { bytesOf, FILES, htmlOf, pageAt } from '../support/built-pages.ts';
import { attribute, select, selectAll } from '../support/select.ts';
import { INDEXED_PATHS, MAKE_PATHS, NOT_FOUND_PATH, PAGE_PATHS } from './spec-routes.ts';
import { SHOP } from './spec-texts.ts';

/** The one value of a tag of which there must be one. */
function only(path: string, selector: string, name: string): string {
  const found = selectAll(select(pageAt(path), 'head'), selector);
  if (found.length !== 1) throw new Error(`${path} has ${found.length} ${selector}.`);
  return attribute(found[0]!, name);
}

const title = (path: string): string => select(pageAt(path), 'head > title').text;
const description = (path: string): string => only(path, 'meta[name=description]', 'content');

describe.each(PAGE_PATHS)('%s', (path) => {
  const head = select(pageAt(path), 'head');

  it('has one title of 15 to 65 characters', () => {
    expect(selectAll(head, 'title')).toHaveLength(1);
    expect(title(path).length).toBeGreaterThanOrEqual(15);
    expect(title(path).length).toBeLessThanOrEqual(65);
  });

  it('has one description of 50 to 160 characters', () => {
    expect(description(path).length).toBeGreaterThanOrEqual(50);
    expect(description(path).length).toBeLessThanOrEqual(160);
  });

  it('says the same to those who share it, under property', () => {
    expect(only(path, 'meta[property="og:title"]', 'content')).toBe(title(path));
    expect(only(path, 'meta[property="og:description"]', 'content')).toBe(description(path));
    expect(only(path, 'meta[property="og:type"]', 'content')).toBe('website');
    expect(only(path, 'meta[property="og:site_name"]', 'content')).toBe(SHOP.name);
    expect(head.querySelectorAll('meta[name^="og:"]')).toEqual([]);
  });

  it('shows a picture that is built to those who share it', () => {
    const image = only(path, 'meta[property="og:image"]', 'content');
    expect(image.startsWith(`${SHOP.origin}/`)).toBe(true);
    expect(FILES).toContain(image.slice(SHOP.origin.length + 1));
  });

  it('says its language, its character set first of all, and fits phones', () => {
    expect(attribute(select(pageAt(path), 'html'), 'lang')).toBe('en');
    expect(htmlOf(path).indexOf('<meta charset="utf-8">')).toBeGreaterThan(0);
    expect(htmlOf(path).indexOf('<meta charset="utf-8">')).toBeLessThan(1024);
    expect(only(path, 'meta[name=viewport]', 'content')).toMatch(/width=device-width/);
    expect(only(path, 'meta[name=viewport]', 'content')).not.toMatch(/maximum-scale|user-scalable/);
  });

  it('tells analytics its route and counts by vercel', () => {
    const html = select(pageAt(path), 'html');
    expect(attribute(html, 'data-route')).toBe(MAKE_PATHS.includes(path) ? '/vehicles/[make]-service-centreville' : path === NOT_FOUND_PATH ? '/404' : path);
    expect(attribute(html, 'data-analytics')).toBe('vercel');
  });

  it('loads one script, as a module, and no other', () => {
    const scripts = selectAll(pageAt(path), 'script').filter((script) => !['application/ld+json', 'application/json', 'speculationrules'].includes(script.getAttribute('type') ?? ''));
    expect(scripts.map((script) => [script.getAttribute('type'), script.text])).toEqual([['module', '']]);
    expect(FILES).toContain(attribute(scripts[0]!, 'src').slice(1));
  });

  it('has no head tags in its body', () => {
    expect(select(pageAt(path), 'body').querySelectorAll('title, meta, link[rel=canonical]')).toEqual([]);
  });
});

describe.each(INDEXED_PATHS)('%s', (path) => {
  it('may be indexed, under its own address without a slash at the end', () => {
    expect(only(path, 'meta[name=robots]', 'content')).toBe('index, follow');
    expect(only(path, 'link[rel=canonical]', 'href')).toBe(SHOP.origin + path);
    expect(only(path, 'meta[property="og:url"]', 'content')).toBe(SHOP.origin + path);
  });
});

test('the not-found page has no address of its own', () => {
  expect(only(NOT_FOUND_PATH, 'meta[name=robots]', 'content')).toBe('noindex');
  expect(pageAt(NOT_FOUND_PATH).querySelectorAll('link[rel=canonical], meta[property="og:url"]')).toEqual([]);
});

test('no two pages share a title or a description', () => {
  expect(new Set(PAGE_PATHS.map(title)).size).toBe(PAGE_PATHS.length);
  expect(new Set(PAGE_PATHS.map(description)).size).toBe(PAGE_PATHS.length);
});

test('the share picture is 1200 by 630', () => {
  const png = bytesOf('og.png');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

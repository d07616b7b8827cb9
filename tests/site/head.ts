import { expect } from 'vitest';
import { attribute, select, selectAll } from '../support/select.ts';
import { NOT_FOUND_PATH } from '../../src/generator/paths.ts';
import type { Rules } from './rules.ts';

export const head: Rules = (
  { bytesOf, content, facts, htmlOf, indexedPaths, makePaths, onEvery, pagePaths, pageAt, routes, files },
  test,
) => {
  /** The value of a tag. Throws unless there is exactly one. */
  function only(path: string, selector: string, name: string): string {
    const found = selectAll(select(pageAt(path), 'head'), selector);
    if (found.length !== 1) throw new Error(`It has ${found.length} ${selector}.`);
    return attribute(found[0]!, name);
  }

  const title = (path: string): string => select(pageAt(path), 'head > title').text;
  const description = (path: string): string => only(path, 'meta[name=description]', 'content');

  test('every page has one title and one description, from content', () => {
    const heads = new Map(routes.map((route) => [route.path, route.kind === 'page' ? route.head : undefined]));
    onEvery(pagePaths, (page, path) => {
      expect(selectAll(select(page, 'head'), 'title')).toHaveLength(1);
      expect([title(path), description(path)]).toEqual([heads.get(path)?.title, heads.get(path)?.description]);
    });
  });

  test('the tags for shared links have the same title and description', () => {
    onEvery(pagePaths, (page, path) => {
      expect(only(path, 'meta[property="og:title"]', 'content')).toBe(title(path));
      expect(only(path, 'meta[property="og:description"]', 'content')).toBe(description(path));
      expect(only(path, 'meta[property="og:type"]', 'content')).toBe('website');
      expect(only(path, 'meta[property="og:site_name"]', 'content')).toBe(facts.name);
      const image = only(path, 'meta[property="og:image"]', 'content');
      expect(image.startsWith(`${facts.origin}/`)).toBe(true);
      const file = image.slice(facts.origin.length + 1);
      expect(files.has(file)).toBe(true);
      const png = bytesOf(file);
      expect([only(path, 'meta[property="og:image:width"]', 'content'), only(path, 'meta[property="og:image:height"]', 'content')]).toEqual(
        [`${png.readUInt32BE(16)}`, `${png.readUInt32BE(20)}`],
      );
      expect(only(path, 'meta[property="og:image:alt"]', 'content').length).toBeGreaterThan(15);
      expect(only(path, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
      expect(select(page, 'head').querySelectorAll('meta[name^="og:"]')).toEqual([]);
    });
  });

  test('the share picture is 1200 by 630', () => {
    const png = bytesOf('og.png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('every page begins with its character set, and allows zoom on phones', () => {
    onEvery(pagePaths, (_page, path) => {
      const charset = htmlOf(path).search(/<meta charset="?utf-8"?/i);
      expect([charset > 0, charset < 1024]).toEqual([true, true]);
      expect(only(path, 'meta[name=viewport]', 'content')).toMatch(/width=device-width/);
      expect(only(path, 'meta[name=viewport]', 'content')).not.toMatch(/maximum-scale|user-scalable/);
    });
  });

  test('every page has its route for analytics, the same for all make pages, if content switches analytics on', () => {
    const { provider } = content.shop.analytics;
    onEvery(pagePaths, (page, path) => {
      const html = select(page, 'html');
      const route = makePaths.includes(path) ? expect.stringContaining('/vehicles/[make]') : path === NOT_FOUND_PATH ? '/404' : path;
      if (provider === 'off') expect(html.attributes).toEqual({ lang: 'en' });
      else expect([html.getAttribute('data-route'), html.getAttribute('data-analytics')]).toEqual([route, provider]);
    });
  });

  test('every page loads exactly one script, as a module', () => {
    onEvery(pagePaths, (page) => {
      // A notice has a script of its own, which removes it once it is over.
      const ofNotice = page.querySelector('header > .notice + script');
      const scripts = selectAll(page, 'script').filter(
        (script) =>
          script !== ofNotice &&
          !['application/ld+json', 'application/json', 'speculationrules'].includes(script.getAttribute('type') ?? ''),
      );
      expect(scripts.map((script) => [script.getAttribute('type'), script.text])).toEqual([['module', '']]);
      expect(files.has(attribute(scripts[0]!, 'src').slice(1))).toBe(true);
    });
  });

  test('no page has head tags in its body', () => {
    onEvery(pagePaths, (page) => {
      expect(select(page, 'body').querySelectorAll('title, meta, link[rel=canonical]')).toEqual([]);
    });
  });

  test('every page except not-found may be indexed, with its own address without a slash at the end', () => {
    onEvery(indexedPaths, (_page, path) => {
      expect(only(path, 'meta[name=robots]', 'content')).toBe('index, follow');
      expect(only(path, 'link[rel=canonical]', 'href')).toBe(facts.origin + path);
      expect(only(path, 'meta[property="og:url"]', 'content')).toBe(facts.origin + path);
    });
    expect(only(NOT_FOUND_PATH, 'meta[name=robots]', 'content')).toBe('noindex');
    expect(pageAt(NOT_FOUND_PATH).querySelectorAll('link[rel=canonical], meta[property="og:url"]')).toEqual([]);
  });
};

import { expect, test } from 'vitest';
import { attribute, select, selectAll } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

// The build refuses a page with another canonical, and two pages with the same title or
// description.
export function head(site: ShopSite): void {
  const { bytesOf, facts, htmlOf, onEvery, pagePaths, pageAt } = site;

  /** The content of a meta tag. Throws unless there is exactly one. */
  function meta(path: string, name: string): string {
    const found = selectAll(
      select(pageAt(path), 'head'),
      `meta[${name.startsWith('og:') ? 'property' : 'name'}="${name}"]`,
    );
    if (found.length !== 1) throw new Error(`It has ${found.length} tags for ${name}.`);
    return attribute(found[0]!, 'content');
  }

  test('a shared link shows a picture of the site, with its size and words', () => {
    onEvery(pagePaths, (_page, path) => {
      const image = meta(path, 'og:image');
      expect(image.startsWith(`${facts.origin}/`)).toBe(true);
      const png = bytesOf(image.slice(facts.origin.length + 1));
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
      expect([size, meta(path, 'og:image:width'), meta(path, 'og:image:height')]).toEqual([
        [1200, 630],
        '1200',
        '630',
      ]);
      expect(meta(path, 'og:image:alt').length).toBeGreaterThan(15);
      expect([meta(path, 'og:type'), meta(path, 'og:site_name')]).toEqual(['website', facts.name]);
      expect(meta(path, 'twitter:card')).toBe('summary_large_image');
    });
  });

  test('pages fade into each other only for visitors who do not ask for less motion', () => {
    for (const path of pagePaths)
      expect(htmlOf(path).match(/(@media[^{}]*\{)?@view-transition/g), path).toEqual([
        '@media(prefers-reduced-motion:no-preference){@view-transition',
      ]);
  });

  test('every page begins with its character set, and allows zoom on phones', () => {
    onEvery(pagePaths, (_page, path) => {
      expect(htmlOf(path).slice(0, 1024)).toMatch(/<meta charset="?utf-8"?/i);
      expect(meta(path, 'viewport')).toMatch(/width=device-width/);
      expect(meta(path, 'viewport')).not.toMatch(/maximum-scale|user-scalable/);
    });
  });

  test('every page loads exactly one script, as a module', () => {
    onEvery(pagePaths, (page) => {
      // A notice has a script of its own, which removes it once it is over.
      const ofNotice = page.querySelector('header > .notice + script');
      const data = ['application/ld+json', 'application/json', 'speculationrules'];
      const scripts = selectAll(page, 'script').filter(
        (one) => one !== ofNotice && !data.includes(one.getAttribute('type') ?? ''),
      );
      expect(scripts.map((script) => [script.getAttribute('type'), script.text])).toEqual([
        ['module', ''],
      ]);
    });
  });
}

import { expect, test } from 'vitest';
import { attribute, select, selectAll } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

// The build refuses two pages with the same title or description.
export function head(site: ShopSite): void {
  const { bytesOf, htmlOf, onEvery, pagePaths, pageAt } = site;
  const { name, origin } = site.content.shop;

  /** The content of a meta tag. Throws unless there is exactly one. */
  function meta(path: string, tag: string): string {
    const found = selectAll(
      select(pageAt(path), 'head'),
      `meta[${tag.startsWith('og:') ? 'property' : 'name'}="${tag}"]`,
    );
    if (found.length !== 1) throw new Error(`It has ${found.length} tags for ${tag}.`);
    return attribute(found[0]!, 'content');
  }

  test('a page that is indexed names its own address as the canonical one', () => {
    onEvery(pagePaths, (page, path) => {
      const links = page.querySelectorAll('link[rel=canonical]');
      const hrefs = Array.from(links, (link) => attribute(link, 'href'));
      expect(hrefs).toEqual(meta(path, 'robots') === 'noindex' ? [] : [`${origin}${path}`]);
    });
  });

  test('a shared link shows a picture of the site, with its size and words', () => {
    onEvery(pagePaths, (_page, path) => {
      const image = meta(path, 'og:image');
      expect(image.startsWith(`${origin}/`)).toBe(true);
      const png = bytesOf(image.slice(origin.length + 1));
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
      expect([size, meta(path, 'og:image:width'), meta(path, 'og:image:height')]).toEqual([
        [1200, 630],
        '1200',
        '630',
      ]);
      expect(meta(path, 'og:image:alt').length).toBeGreaterThan(15);
      expect([meta(path, 'og:type'), meta(path, 'og:site_name')]).toEqual(['website', name]);
      expect(meta(path, 'twitter:card')).toBe('summary_large_image');
    });
  });

  // Search engines punish a shop that marks up its own stars. tests/unit/rules has the records.
  test('no page marks up a rating, a review or questions', () => {
    onEvery(pagePaths, (_page, path) => {
      const scripts = htmlOf(path).matchAll(
        /<script type="application\/ld\+json">([^]*?)<\/script>/g,
      );
      const data = [...scripts].map(([, json]) => json).join();
      expect(data).not.toMatch(/AggregateRating|"Review"|FAQPage|reviewCount|ratingValue/i);
      expect(htmlOf(path)).not.toMatch(/\sitem(scope|prop|type)\b/);
    });
  });
}

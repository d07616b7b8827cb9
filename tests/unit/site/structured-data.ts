import { expect, test } from 'vitest';
import type { ShopSite } from '../../support/shop-site.ts';

// Search engines punish a shop that marks up its own stars. tests/unit/rules has the records.
export function structuredData({ htmlOf, onEvery, pagePaths }: ShopSite): void {
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

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { reviewsUrl } from '../../../src/rules/map-links.ts';
import { frozenContent } from '../../support/frozen-content.ts';
import type { Suite } from './each-engine.ts';
import { type ServedReviews, serveWithReviewsHere } from './review-target.ts';

const OUTSIDE = reviewsUrl(frozenContent().shop);

export const reviewRedirect: Suite = {
  width: 390,
  height: 844,
  engines: (visitor) => {
    let served: ServedReviews;
    beforeAll(async () => {
      served = await serveWithReviewsHere(inject('frozenSite').folder, OUTSIDE);
    });
    afterAll(() => served?.close());

    test('adds no history entry that Back would return to', async () => {
      const { tab } = visitor;
      await tab.goto(`${served.site.url}/about`);
      // Engines differ in which of the two pages they wait to load.
      void tab.goto(`${served.site.url}/review`).catch(() => undefined);
      await tab.waitFor(
        'the review page is there',
        (target) => location.href === target && document.readyState === 'complete',
        served.target,
      );
      await tab.back();
      expect(await tab.url()).toBe(`${served.site.url}/about`);
    });

    test('goes to the outside review page at once', async () => {
      const { tab, site } = visitor;
      void tab.goto(`${site.url}/review`).catch(() => undefined);
      await expect.poll(() => tab.outside).toContain(new URL(OUTSIDE).host);
    });
  },
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { reviewsUrl } from '../../../src/rules/map-links.ts';
import type { Suite } from './each-engine.ts';
import { SAMPLE } from '../../support/sites.ts';

const OUTSIDE = reviewsUrl(SAMPLE.content.shop);

/** The page that redirects, to another address. No test may reach another machine, so the reviews are on another port of this one. */
function redirectTo(target: string): string {
  const page = readFileSync(join(inject('sampleSite').folder, 'review.html'), 'utf8');
  // The address is escaped in attributes but not in the script.
  const here = page.replaceAll(OUTSIDE, target).replaceAll(OUTSIDE.replaceAll('&', '&amp;'), target);
  if (here.includes('https:')) throw new Error('review.html still leads outside.');
  return here;
}

export const reviewRedirect: Suite = {
  width: 390,
  height: 844,
  engines: (test) => {
    let reviews: SiteServer;
    beforeAll(async () => {
      reviews = await serveSite('tests/support/sample-site');
    });
    afterAll(() => reviews?.close());

    test('adds no history entry that Back would return to', async ({ tab, site, open }) => {
      const target = `${reviews.url}/other`;
      await open('/about');
      site.faults.instead = { '/review': redirectTo(target) };
      // Engines differ in which of the two pages they wait to load.
      void tab.goto(`${site.url}/review`).catch(() => undefined);
      await tab.waitFor('the review page is there', (url) => location.href === url && document.readyState === 'complete', target);
      site.faults.instead = {};
      await tab.back();
      expect(await tab.url()).toBe(`${site.url}/about`);
    });

    test('goes to the outside review page at once', async ({ tab, site }) => {
      void tab.goto(`${site.url}/review`).catch(() => undefined);
      await expect.poll(() => tab.outside).toContain(new URL(OUTSIDE).host);
    });
  },
};

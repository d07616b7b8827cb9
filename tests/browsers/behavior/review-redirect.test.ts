import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { serveSite } from '../../../scripts/browser/site-server.ts';
import { reviewsUrl } from '../../../src/rules/map-links.ts';
import { ENGINES, openTab } from '../engines/open-tab.ts';
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

describe.each(ENGINES.flatMap((engine) => [true, false].map((script) => ({ engine, script }))))(
  '$engine, with script: $script',
  ({ engine, script }) => {
    test('adds no history entry that Back would return to', async () => {
      await using reviews = await serveSite('tests/support/sample-site');
      const target = `${reviews.url}/other`;
      const tab = await openTab(engine, '/about', { script });
      tab.site.faults.instead = { '/review': redirectTo(target) };
      // Engines differ in which of the two pages they wait to load.
      void tab.goto(`${tab.site.url}/review`).catch(() => undefined);
      await tab.waitFor('the review page is there', (url) => location.href === url && document.readyState === 'complete', target);
      tab.site.faults.instead = {};
      await tab.back();
      expect(await tab.url()).toBe(`${tab.site.url}/about`);
    });

    test('goes to the outside review page at once', async () => {
      const tab = await openTab(engine, '/about', { script });
      void tab.goto(`${tab.site.url}/review`).catch(() => undefined);
      await expect.poll(() => tab.outside).toContain(new URL(OUTSIDE).host);
    });
  },
);

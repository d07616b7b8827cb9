import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { serveSite } from '../../../scripts/browser/site-server.ts';
import { reviewsUrl } from '../../../src/rules/map-links.ts';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import { SAMPLE } from '../../support/sites.ts';

const OUTSIDE = reviewsUrl(SAMPLE.content.shop);

test.each(ENGINES.flatMap((engine) => ['script', 'refresh'].map((by) => ({ engine, by }))))(
  'in $engine, /review goes to the outside review page at once by its $by alone, and adds no history entry that Back would return to',
  async ({ engine, by }) => {
    const tab = await openTab(engine, '/about');
    const page = readFileSync(join(inject('sampleSite').folder, 'review.html'), 'utf8');
    const half = page.replace(by === 'script' ? /<meta http-equiv="?refresh[^>]*>/i : /<script>.*?<\/script>/s, '');
    expect(half.length).toBeLessThan(page.length);
    const follow = (target: string): void => {
      // The address is escaped in attributes but not in the script.
      tab.site.faults.instead['/review'] = half.replaceAll(OUTSIDE, target).replaceAll(OUTSIDE.replaceAll('&', '&amp;'), target);
      // Engines differ in which of the two pages they wait to load.
      void tab.goto(`${tab.site.url}/review`).catch(() => undefined);
    };
    // No test may reach another machine, so these reviews are on another port of this one.
    await using reviews = await serveSite('tests/support/sample-site');
    const target = `${reviews.url}/other`;
    follow(target);
    await tab.waitFor('the review page is there', (url) => location.href === url && document.readyState === 'complete', target);
    await tab.back();
    expect(await tab.url()).toBe(`${tab.site.url}/about`);

    follow(OUTSIDE);
    await expect.poll(() => tab.outside).toContain(new URL(OUTSIDE).host);
    // On the browser's own page about the refused host, the next test could do nothing.
    await tab.goto(`${tab.site.url}/about`);
  },
);

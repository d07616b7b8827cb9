import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { serveSite } from '../../../scripts/browser/site-server.ts';
import { reviewsUrl } from '../../../src/rules/map-links.ts';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import { SAMPLE } from '../../support/sites.ts';

const OUTSIDE = reviewsUrl(SAMPLE.content.shop);
const WAYS = [
  { by: 'script', without: /<meta http-equiv="?refresh[^>]*>/i },
  { by: 'refresh', without: /<script>.*?<\/script>/s },
];

// tests/spec has the whole page in Chromium, under the policy of the site.
test.each(
  ENGINES.filter((engine) => engine !== 'chromium').flatMap((engine) =>
    WAYS.map((way) => ({ engine, ...way })),
  ),
)(
  'in $engine, /review goes to the review page at once by its $by alone, and adds no history entry that Back would return to',
  async ({ engine, without }) => {
    const tab = await openTab(engine, '/about');
    // No test may reach another machine, so these reviews are on another port of this one.
    await using reviews = await serveSite('tests/support/sample-site');
    const target = `${reviews.url}/other`;
    const page = readFileSync(join(inject('sampleSite').folder, 'review.html'), 'utf8');
    expect(page).toMatch(without);
    // The address is escaped in attributes but not in the script.
    const here = page
      .replace(without, '')
      .replaceAll(OUTSIDE, target)
      .replaceAll(OUTSIDE.replaceAll('&', '&amp;'), target);
    tab.site.faults.instead['/review'] = here;
    // Engines differ in which of the two pages they wait to load.
    void tab.goto(`${tab.site.url}/review`).catch(() => undefined);
    await tab.waitFor(
      'the review page is there',
      (url) => location.href === url && document.readyState === 'complete',
      target,
    );
    await tab.back();
    expect(await tab.url()).toBe(`${tab.site.url}/about`);
  },
);

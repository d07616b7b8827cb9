import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { serveSite } from '../../../scripts/browser/site-server.ts';
import { reviewsUrl } from '../../../src/rules/map-links.ts';
import type { Visitor } from '../engines/open-tab.ts';
import { SAMPLE } from '../../support/sites.ts';

const OUTSIDE = reviewsUrl(SAMPLE.content.shop);

/** Follows /review from an open page to a review site and goes back: there must be no history entry that Back would return to. */
export async function followReviewAndBack(tab: Visitor): Promise<void> {
  const before = await tab.url();
  await using reviews = await serveSite('tests/support/sample-site');
  const target = `${reviews.url}/other`;
  tab.site.faults.instead = { '/review': redirectTo(target) };
  // Engines differ in which of the two pages they wait to load.
  void tab.goto(`${tab.site.url}/review`).catch(() => undefined);
  await tab.waitFor('the review page is there', (url) => location.href === url && document.readyState === 'complete', target);
  tab.site.faults.instead = {};
  await tab.back();
  expect(await tab.url()).toBe(before);
}

/** Follows /review: the tab must ask for the review site at once. */
export async function followReviewOutside(tab: Visitor): Promise<void> {
  void tab.goto(`${tab.site.url}/review`).catch(() => undefined);
  await expect.poll(() => tab.outside).toContain(new URL(OUTSIDE).host);
}

/** The page that redirects, to another address. No test may reach another machine, so the reviews are on another port of this one. */
function redirectTo(target: string): string {
  const page = readFileSync(join(inject('sampleSite').folder, 'review.html'), 'utf8');
  // The address is escaped in attributes but not in the script.
  const here = page.replaceAll(OUTSIDE, target).replaceAll(OUTSIDE.replaceAll('&', '&amp;'), target);
  if (here.includes('https:')) throw new Error('review.html still leads outside.');
  return here;
}

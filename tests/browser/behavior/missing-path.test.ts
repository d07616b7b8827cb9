import { expect, test } from 'vitest';
import { logOf, newPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const { labels, pages } = SAMPLE.content;

/** What the not-found page says on the console. */
const LOG = /^404: there is no page at /;

// tests/spec has what an address without any likeness gets. The script near-page.
test('the not-found page offers the page that a mistyped address means, and nothing moves', async () => {
  const page = await newPage({ expected: LOG });
  const said = logOf(page, LOG);
  const offer = page.locator('[data-near]');
  const bottom = () =>
    offer.evaluate(({ offsetTop, offsetHeight }: HTMLElement) => offsetTop + offsetHeight);
  await page.goto('/no/such/page');
  const before = await bottom();
  expect(await offer.innerText()).toBe('');
  await page.goto('/Coupons');
  await expect
    .poll(() => offer.innerText())
    .toBe(labels.didYouMean.replace('{page}', labels.coupons));
  expect([await offer.locator('a').getAttribute('href'), await bottom()]).toEqual([
    '/coupons',
    before,
  ]);
  expect(said).toContain('error: 404: there is no page at /Coupons');
  expect(await page.title()).toBe(pages['not-found'].title);
});

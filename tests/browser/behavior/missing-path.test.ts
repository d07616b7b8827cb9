import { expect, test } from 'vitest';
import { logOf, newPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const { labels, pages } = SAMPLE.content;

/** What the not-found page says on the console. */
const LOG = /^404: there is no page at /;

test('only the not-found page logs the missing path', async () => {
  const page = await newPage({ expected: LOG });
  const said = logOf(page, LOG);
  await page.goto('/vehicles/no-such-make/?from=somewhere');
  expect(said).toEqual(['error: 404: there is no page at /vehicles/no-such-make/']);
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await page.waitForURL('/');
  expect(said).toHaveLength(1);
});

// The script near-page.
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

import { expect, test } from 'vitest';
import { newPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const { labels } = SAMPLE.content;

// tests/spec has the page and what it logs. The script near-page.
test('the not-found page offers the page that a mistyped address means', async () => {
  const page = await newPage({ expected: /^404: there is no page at / });
  const offer = page.locator('[data-near]');
  await page.goto('/no/such/page');
  expect(await offer.innerText()).toBe('');
  await page.goto('/Coupons');
  await expect
    .poll(() => offer.innerText())
    .toBe(labels.didYouMean.replace('{page}', labels.coupons));
  expect(await offer.locator('a').getAttribute('href')).toBe('/coupons');
});

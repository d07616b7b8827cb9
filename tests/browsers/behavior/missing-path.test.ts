import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const { labels, pages } = SAMPLE.content;

/** A page that no visitor has opened, and what it will log about missing paths. */
async function pageWithLog(): Promise<{ page: Page; said: string[] }> {
  const page = await newPage({ expected: /^404: there is no page at / });
  const said: string[] = [];
  page.on('console', (message) => message.text().startsWith('404') && said.push(`${message.type()}: ${message.text()}`));
  return { page, said };
}

test('only the not-found page logs the missing path', async () => {
  const { page, said } = await pageWithLog();
  await page.goto('/vehicles/no-such-make/?from=somewhere');
  expect(said).toEqual(['error: 404: there is no page at /vehicles/no-such-make/']);
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await page.waitForURL('/');
  expect(said).toHaveLength(1);
});

// The script near-page.
test('the not-found page offers the page that a mistyped address means, and nothing moves', async () => {
  const { page, said } = await pageWithLog();
  const offer = page.locator('[data-near]');
  const bottom = () => offer.evaluate(({ offsetTop, offsetHeight }: HTMLElement) => offsetTop + offsetHeight);
  await page.goto('/no/such/page');
  const before = await bottom();
  expect(await offer.innerText()).toBe('');
  await page.goto('/Coupons');
  await expect.poll(() => offer.innerText()).toBe(labels.didYouMean.replace('{page}', labels.coupons));
  expect([await offer.locator('a').getAttribute('href'), await bottom()]).toEqual(['/coupons', before]);
  expect(said).toContain('error: 404: there is no page at /Coupons');
  expect(await page.title()).toBe(pages['not-found'].title);
});

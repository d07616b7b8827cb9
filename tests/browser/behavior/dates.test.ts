import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dayAfter } from '../../../src/rules/days.ts';
import { comeBackAt, openPage, textsOf } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

// For visitors in Tokyo. tests/unit/rules tests all months, hours and zones.

const { coupons, shop, labels } = SAMPLE.content;
const expiring = (date: string) => coupons.map(() => labels.expires.replace('{date}', date));
const dates = (page: Page) => textsOf(page, '.coupon-card-expiry b');

test("coupons on a page that stays open past the shop's midnight show the new month", async () => {
  const page = await openPage('/coupons', { time: '2026-11-30T23:59:30-05:00', runs: true });
  expect(await page.evaluate(() => new Date().getDate())).toBe(1);
  expect(await dates(page)).toEqual(expiring('12-01-26'));
  await page.clock.runFor('01:00');
  expect(await dates(page)).toEqual(expiring('01-01-27'));
});

test.each([
  ['of 2024', '2024-06-15T12:00-04:00', '07-01-24'],
  ['never set', '1970-01-02T00:00Z', '12-01-26'],
])('coupons by a clock %s', async (_what, time, date) => {
  const page = await openPage('/coupons', { time });
  expect(await dates(page)).toEqual(expiring(date));
});

test('what is over goes', async () => {
  const { date } = shop.holidays[0]!;
  const page = await openPage('/services', { time: `${date}T23:59-05:00` });
  const timed = page.locator(`[data-widget=timed]:not([data-until="2026-12-13"])`);
  await timed.filter({ visible: true }).waitFor();
  await comeBackAt(page, `${dayAfter(date)}T00:00-05:00`);
  expect(await timed.filter({ visible: true }).count()).toBe(0);
});

// tests/unit/site/emissions-cases.test.tsx tests the years.
test.each([
  ['emissions', '2027'],
  ['make-short', '2006'],
] as const)('%s has the model years of the year where the shop is', async (kind, first) => {
  const page = await openPage(SAMPLE.paths[kind]!, { time: '2030-12-31T23:59-05:00' });
  expect((await page.locator('[data-back]').allTextContents())[0]).toBe(first);
});

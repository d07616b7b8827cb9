import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fill } from '../../../src/generator/fill.ts';
import { SAMPLE } from '../../support/sites.ts';
import { calendarDays, comeBackAt, openPage, textsOf } from '../support/open-page.ts';

// tests/unit/rules/sticker.test.ts has every month and day. Here is what the page says of them.

const { sticker } = SAMPLE.content.labels;
const { lastCar, sticker: words } = SAMPLE.content.inspections.state!;
const ENTRY = '.sticker-months a';
const [or2025, or2026] = ['2025', '2026'].map((year) => fill(sticker.orOlder, { year }));

const choose = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
};
const says = (page: Page, ...lines: string[]) =>
  expect.poll(() => textsOf(page, '.sticker-months [role="status"] > *')).toEqual(lines);

test('says where the sticker is, asks for the year after the month, and says how many days are left or that it has expired, by the time of the tap', async () => {
  const page = await openPage(SAMPLE.kinds['state-inspection']!, {
    time: '2026-11-22T12:00-05:00',
  });
  const hint = await page
    .locator('.sticker-months-days')
    .evaluate((days) => getComputedStyle(days, '::before').content);
  expect(hint).toBe(JSON.stringify(words.where));
  await choose(page, 'November');
  await says(page, sticker.year);
  expect(await textsOf(page, '.sticker-months-years button')).toEqual([or2025, '2026', '2027']);
  await choose(page, '2026');
  const november = fill(sticker.goodThrough, { date: 'Monday, November 30, 2026' });
  await says(page, fill(sticker.daysLeft, { days: '8' }), november);
  // The shop is closed on Sundays and on Thanksgiving.
  expect(await calendarDays(page, ENTRY)).toEqual(['20261123', '20261126', '20261127', '20261129']);
  // Another month has no answer and no entry before its year.
  await choose(page, 'February');
  await says(page, sticker.year);
  expect(await textsOf(page, ENTRY)).toEqual([]);
  await comeBackAt(page, '2026-12-01T16:59-05:00');
  await choose(page, 'November', or2026!);
  await says(page, sticker.expired, fill(sticker.today, { minutes: `${lastCar}`, time: '5 PM' }));
  expect(await textsOf(page, ENTRY)).toEqual([]);
});

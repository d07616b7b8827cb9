import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fill } from '../../../src/generator/fill.ts';
import { SAMPLE } from '../../support/sites.ts';
import { calendarDays, comeBackAt, openPage, textsOf } from '../support/open-page.ts';

// tests/unit/rules/sticker.test.ts has every month and day. Here is what the page says of them.

const PATH = SAMPLE.kinds['state-inspection']!;
const SUNDAY = '2026-11-22T12:00-05:00';
const { sticker } = SAMPLE.content.labels;
const { lastCar } = SAMPLE.content.inspections.state!;
const ENTRY = '.sticker-months a';

const NOVEMBER = fill(sticker.goodThrough, { date: 'Monday, November 30, 2026' });
const ON_TUESDAY = { date: 'Tuesday, December 1, 2026', hours: '8 AM – 5 PM' };
const [or2025, or2026] = ['2025', '2026'].map((year) => fill(sticker.orOlder, { year }));
const daysLeft = (days: number) => fill(sticker.daysLeft, { days: `${days}` });

const choose = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
};
const answer = (page: Page) => textsOf(page, '.sticker-months [role="status"] > *');

const ANSWERS = [
  // The shop is closed on Sundays and on Thanksgiving.
  {
    what: 'days are left',
    time: SUNDAY,
    press: ['November', '2026'],
    says: [daysLeft(8), NOVEMBER],
    entry: ['20261123', '20261126', '20261127', '20261129'],
  },
  {
    what: 'it is the last day',
    time: '2026-11-30T00:00-05:00',
    press: ['November', '2026'],
    says: [sticker.lastDay, NOVEMBER],
  },
  {
    what: 'the shop opens too late',
    time: '2026-11-30T17:00-05:00',
    press: ['November', '2026'],
    says: [sticker.lastDay, `${NOVEMBER} ${fill(sticker.tooLate, ON_TUESDAY)}`],
    entry: [],
  },
  {
    what: 'it has expired, and the shop is open',
    time: '2026-12-01T16:59-05:00',
    press: ['November', or2026!],
    says: [sticker.expired, fill(sticker.today, { minutes: `${lastCar}`, time: '5 PM' })],
    entry: [],
  },
];

test('says how many days are left or that it has expired, and what to do, by the time of the tap on a page that stays open', async () => {
  const page = await openPage(PATH, { time: SUNDAY });
  for (const { what, time, press, says, entry } of ANSWERS) {
    await comeBackAt(page, time);
    await choose(page, ...press);
    await expect.poll(() => answer(page), { message: what }).toEqual(says);
    const days = async () =>
      (await page.locator(ENTRY).count()) > 0 ? calendarDays(page, ENTRY) : [];
    if (entry) await expect.poll(days, { message: what }).toEqual(entry);
  }
});

test('says where the sticker is, asks for the year after the month, keeps what is chosen pressed, and turns amber when it is time to come', async () => {
  // A browser that knows ARIA only as attributes.
  const page = await openPage(PATH, {
    time: SUNDAY,
    first: () => void Reflect.deleteProperty(Element.prototype, 'ariaPressed'),
  });
  const status = page.locator('.sticker-months [role="status"]');
  const look = () =>
    status.evaluate((one) => ({
      isLine: one.getBoundingClientRect().height <= 75,
      isDue: getComputedStyle(one).backgroundColor === 'rgb(255, 184, 28)',
    }));
  const LINE = { isLine: true, isDue: false };
  expect(await look()).toEqual(LINE);
  const hint = await page
    .locator('.sticker-months-days')
    .evaluate((days) => getComputedStyle(days, '::before').content);
  expect(hint).toBe(JSON.stringify(SAMPLE.content.inspections.state!.sticker.where));
  await choose(page, 'November');
  await expect
    .poll(() => textsOf(page, '.sticker-months-years button'))
    .toEqual([or2025, '2026', '2027']);
  expect([await answer(page), await look()]).toEqual([[sticker.year], LINE]);
  await choose(page, '2027');
  await expect
    .poll(() => textsOf(page, ENTRY))
    .toEqual([fill(sticker.remind, { dates: 'Nov 1 – Nov 6, 2027' })]);
  expect(await look()).toEqual({ isLine: false, isDue: false });
  // Another month has no answer and no entry before its year.
  await choose(page, 'February');
  expect([await answer(page), await textsOf(page, ENTRY)]).toEqual([[sticker.year], []]);
  expect(await look()).toEqual(LINE);
  await choose(page, '2027');
  await expect.poll(() => calendarDays(page, ENTRY)).toEqual(['20270201', '20270207']);
  await choose(page, or2026!);
  await expect.poll(() => calendarDays(page, ENTRY)).toEqual(['20261123', '20261124']);
  expect(await textsOf(page, '.sticker-months [aria-pressed="true"]')).toEqual([
    'February',
    or2026,
  ]);
  expect(await look()).toEqual({ isLine: false, isDue: true });
});

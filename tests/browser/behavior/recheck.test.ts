import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fill } from '../../../src/generator/fill.ts';
import { SAMPLE } from '../../support/sites.ts';
import { calendarDays, comeBackAt, openPage, textsOf } from '../support/open-page.ts';

// tests/unit/rules/recheck.test.ts has every day. Here is what the page says of it.

const { earlier, later, lastDay, over, closed, open, remind } = SAMPLE.content.labels.recheck;
const ENTRY = '.recheck a.button';
const until = (inspected: string, date: string) => fill(lastDay, { inspected, date });
const WEEKDAY = fill(open, { hours: '8 AM – 5 PM' });

const answer = async (page: Page) => (await textsOf(page, '.recheck [role="status"]'))[0];
const press = (page: Page, text: string) => page.click(`.recheck button:text-is("${text}")`);

async function openAt(time: string): Promise<Page> {
  const page = await openPage(SAMPLE.kinds['state-inspection']!, { time });
  await page.click('.recheck summary');
  await page.locator(ENTRY).waitFor();
  return page;
}

test('names the last day to come back, and the open day before it if that is closed', async () => {
  // Fifteen days after November 7 is a Sunday.
  const page = await openAt('2026-11-07T13:00-05:00');
  const saturday = fill(closed, { date: 'Saturday, November 21, 2026', hours: '8 AM – 2 PM' });
  expect(await answer(page)).toBe(
    `${until('Saturday, November 7, 2026', 'Sunday, November 22, 2026')} ${saturday}`,
  );
  expect(await calendarDays(page, ENTRY)).toEqual(['20261121', '20261122']);
});

test('starts on the next open day, and the earliest day that could count has no entry if it is too late', async () => {
  const page = await openAt('2026-11-22T12:00-05:00');
  const first = `${until('Monday, November 23, 2026', 'Tuesday, December 8, 2026')} ${WEEKDAY}`;
  expect(await answer(page)).toBe(first);
  expect(await textsOf(page, ENTRY)).toEqual([fill(remind, { date: 'Dec 8' })]);
  // There is no later day to choose.
  await page.click(`.recheck button:text-is("${later}")`, { force: true });
  expect(await answer(page)).toBe(first);
  const sooner = page.locator(`.recheck [aria-disabled="false"]:text-is("${earlier}")`);
  while (await sooner.isVisible()) await sooner.click();
  expect([await answer(page), await textsOf(page, ENTRY)]).toEqual([
    `${until('Saturday, November 7, 2026', 'Sunday, November 22, 2026')} ${over}`,
    [],
  ]);
  expect(await page.locator('form, input, select, textarea').count()).toBe(0);
});

test('goes on to the next day on a page that stays open, and keeps the focus and a chosen day', async () => {
  const page = await openAt('2026-11-07T13:00-05:00');
  await page.focus(ENTRY);
  await comeBackAt(page, '2026-11-09T12:00-05:00');
  expect(await answer(page)).toBe(
    `${until('Monday, November 9, 2026', 'Tuesday, November 24, 2026')} ${WEEKDAY}`,
  );
  expect(await calendarDays(page, ENTRY)).toEqual(['20261124', '20261125']);
  expect(await page.locator(ENTRY).evaluate((link) => link === document.activeElement)).toBe(true);

  await press(page, earlier);
  await press(page, earlier);
  const friday = until('Friday, November 6, 2026', 'Saturday, November 21, 2026');
  expect(await answer(page)).toBe(`${friday} ${fill(open, { hours: '8 AM – 2 PM' })}`);
  await comeBackAt(page, '2026-11-21T14:00-05:00');
  expect(await answer(page)).toBe(`${friday} ${over}`);
  expect(await textsOf(page, ENTRY)).toEqual([]);
});

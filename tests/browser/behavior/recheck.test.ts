import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fill } from '../../../src/generator/fill.ts';
import { SAMPLE } from '../../support/sites.ts';
import { calendarDays, comeBackAt, openPage, textsOf } from '../support/open-page.ts';

// tests/unit/rules/recheck.test.ts has every day. Here is what the page says of it.

const { earlier, lastDay, over, closed, open } = SAMPLE.content.labels.recheck;
const ENTRY = '.recheck a.button';
const until = (inspected: string, date: string) => fill(lastDay, { inspected, date });

const answer = async (page: Page) => (await textsOf(page, '.recheck [role="status"]'))[0];
const sooner = (page: Page) => page.click(`.recheck button:text-is("${earlier}")`);

test('names the last day to come back, and the open day before it if that is closed; goes on with the days, and keeps the focus and a chosen day', async () => {
  const page = await openPage(SAMPLE.kinds['state-inspection']!, {
    time: '2026-11-07T13:00-05:00',
  });
  await page.click('.recheck summary');
  await page.focus(ENTRY);
  // Fifteen days after November 7 is a Sunday.
  const saturday = fill(closed, { date: 'Saturday, November 21, 2026', hours: '8 AM – 2 PM' });
  expect(await answer(page)).toBe(
    `${until('Saturday, November 7, 2026', 'Sunday, November 22, 2026')} ${saturday}`,
  );
  expect(await calendarDays(page, ENTRY)).toEqual(['20261121', '20261122']);
  await comeBackAt(page, '2026-11-09T12:00-05:00');
  const weekday = fill(open, { hours: '8 AM – 5 PM' });
  expect(await answer(page)).toBe(
    `${until('Monday, November 9, 2026', 'Tuesday, November 24, 2026')} ${weekday}`,
  );
  expect(await page.locator(ENTRY).evaluate((link) => link === document.activeElement)).toBe(true);

  await sooner(page);
  await sooner(page);
  await comeBackAt(page, '2026-11-21T14:00-05:00');
  const friday = until('Friday, November 6, 2026', 'Saturday, November 21, 2026');
  expect([await answer(page), await textsOf(page, ENTRY)]).toEqual([`${friday} ${over}`, []]);
});

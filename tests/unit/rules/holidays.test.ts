import { expect, test } from 'vitest';
import { nearHolidays } from '../../../src/rules/holidays.ts';
import { parseIsoDay } from '../../../src/rules/days.ts';

const HOLIDAYS = ['2027-01-01', '2026-11-26', '2026-12-25', '2027-01-14', '2027-01-15'].map(
  (date) => ({ date }),
);

test.each([
  ['on the first of a month, those of the month', '2026-11-01', '2026-11-26'],
  ['on the day itself', '2026-11-26', '2026-11-26'],
  ['on the day after, not any more', '2026-11-27'],
  [
    'two weeks into the next month, which is another year, in the order of their dates',
    '2026-12-01',
    '2026-12-25',
    '2027-01-01',
    '2027-01-14',
  ],
  ['in the middle of the next month, not yet', '2026-12-31', '2027-01-01', '2027-01-14'],
])('pages announce holidays: %s', (_what, today, ...near) => {
  expect(nearHolidays(HOLIDAYS, parseIsoDay(today)).map(({ date }) => date)).toEqual(near);
});

import { expect, test } from 'vitest';
import { nearHolidays } from '../../../src/rules/holidays.ts';
import { parseIsoDay } from '../../../src/rules/days.ts';

const HOLIDAYS = ['2027-01-01', '2026-11-26', '2026-12-25', '2027-01-14', '2027-01-15'].map(
  (date) => ({ date }),
);

test.each([
  {
    what: 'on the first of a month, those of the month',
    today: '2026-11-01',
    near: ['2026-11-26'],
  },
  { what: 'on the day itself', today: '2026-11-26', near: ['2026-11-26'] },
  { what: 'on the day after, not any more', today: '2026-11-27', near: [] },
  {
    what: 'two weeks into the next month, which is another year, in the order of their dates',
    today: '2026-12-01',
    near: ['2026-12-25', '2027-01-01', '2027-01-14'],
  },
  {
    what: 'in the middle of the next month, not yet',
    today: '2026-12-31',
    near: ['2027-01-01', '2027-01-14'],
  },
])('pages announce holidays: $what', ({ today, near }) => {
  expect(nearHolidays(HOLIDAYS, parseIsoDay(today)).map(({ date }) => date)).toEqual(near);
});

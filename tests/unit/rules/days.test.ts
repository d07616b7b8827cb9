import { expect, test } from 'vitest';
import {
  addDays,
  parseIsoDay,
  daysBetween,
  formatIsoDay,
  lastDayOf,
} from '../../../src/rules/days.ts';

test('the last day of each month is right, also in February and December', () => {
  const ends = [2026, 2028, 2100].map((year) => [2, 4, 12].map((month) => lastDayOf(year, month)));
  expect(ends.map((days) => days.map(({ day }) => day))).toEqual(
    [28, 29, 28].map((february) => [february, 30, 31]),
  );
  expect(lastDayOf(2026, 13)).toMatchObject({ year: 2027, month: 1, day: 31 });
});

test.each([
  ['a day that has 23 hours in New York', '2027-03-13', '2027-03-15', 2],
  ['over New Year', '2026-12-31', '2027-01-01', 1],
])('days are counted by the calendar: %s', (_what, from, to, days) => {
  expect(daysBetween(parseIsoDay(from), parseIsoDay(to))).toBe(days);
});

test('addDays follows the calendar', () => {
  expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
  expect(formatIsoDay(addDays({ year: 2026, month: 3, day: 1 }, -1))).toBe('2026-02-28');
});

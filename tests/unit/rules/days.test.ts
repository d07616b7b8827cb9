import { expect, test } from 'vitest';
import {
  daysBetween,
  lastDayOf,
  longDate,
  monthName,
  plainDate,
  shortDates,
  weekdayAndDate,
} from '../../../src/rules/days.ts';
import { dayOf } from '../../../src/rules/zoned-time.ts';

test('the last day of each month is right, also in February and December', () => {
  const ends = [2026, 2028, 2100].map((year) => [2, 4, 12].map((month) => lastDayOf(year, month)));
  expect(ends.map((days) => days.map(({ day }) => day))).toEqual(
    [28, 29, 28].map((february) => [february, 30, 31]),
  );
  expect(ends[1]![0]).toEqual({ year: 2028, month: 2, day: 29 });
  expect(lastDayOf(2026, 13)).toMatchObject({ year: 2027, month: 1, day: 31 });
});

test.each([
  ['a day that has 23 hours in New York', '2027-03-13', '2027-03-15', 2],
  ['over New Year', '2026-12-31', '2027-01-01', 1],
])('days are counted by the calendar: %s', (_what, from, to, days) => {
  expect(daysBetween(dayOf(from), dayOf(to))).toBe(days);
});

test('dates are in American English', () => {
  const day = dayOf('2026-11-30');
  expect([longDate(day), plainDate(day), monthName(9), weekdayAndDate(day)]).toEqual([
    'Monday, November 30, 2026',
    'November 30, 2026',
    'September',
    'Monday, Nov\u00a030',
  ]);
});

test.each([
  ['2026-12-30', '2027-01-04', 'Dec 30 – Jan 4, 2027'],
  ['2027-01-04', '2027-01-04', 'Jan 4, 2027'],
])(
  'in 2026, from %s to %s is %s in short form: with the year if it is another',
  (from, to, text) => {
    expect(shortDates({ from: dayOf(from), to: dayOf(to) }, 2026)).toBe(text);
  },
);

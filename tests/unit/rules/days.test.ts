import { expect, test } from 'vitest';
import {
  daysBetween,
  lastDayOf,
  longDate,
  monthName,
  monthYear,
  plainDate,
  shortDates,
  weekdayAndDate,
} from '../../../src/rules/days.ts';
import { dayOf, everyDay } from './every-day.ts';

test('the last day of each month is right, also in February and December', () => {
  const ends = [2026, 2028, 2100].map((year) => [2, 4, 12].map((month) => lastDayOf(year, month)));
  expect(ends.map((days) => days.map(({ day }) => day))).toEqual(
    [28, 29, 28].map((february) => [february, 30, 31]),
  );
  expect(ends[1]![0]).toEqual({ year: 2028, month: 2, day: 29 });
  expect(lastDayOf(2026, 13)).toMatchObject({ year: 2027, month: 1, day: 31 });
});

test.each([
  { what: 'a day that has 23 hours in New York', from: '2027-03-13', to: '2027-03-15', days: 2 },
  { what: 'a day that has 25', from: '2027-11-06', to: '2027-11-08', days: 2 },
  { what: 'over a leap day', from: '2028-02-28', to: '2028-03-01', days: 2 },
  { what: 'over New Year', from: '2026-12-31', to: '2027-01-01', days: 1 },
  { what: 'backwards', from: '2027-01-01', to: '2026-12-30', days: -2 },
])('days are counted by the calendar: $what', ({ from, to, days }) => {
  expect(daysBetween(dayOf(from), dayOf(to))).toBe(days);
});

test('dates are in American English', () => {
  for (const day of everyDay(2028, 2028)) {
    const date = new Date(Date.UTC(day.year, day.month - 1, day.day));
    const format = (options: Intl.DateTimeFormatOptions) =>
      date.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
    expect([
      longDate(day),
      plainDate(day),
      shortDates({ from: day, to: day }, day.year),
      monthYear(day),
      monthName(day.month),
    ]).toEqual([
      format({ dateStyle: 'full' }),
      format({ dateStyle: 'long' }),
      format({ month: 'short', day: 'numeric' }),
      format({ month: 'long', year: 'numeric' }),
      format({ month: 'long' }),
    ]);
  }
});

test('a line cannot end between a month and its day', () => {
  expect(weekdayAndDate(dayOf('2026-11-26'))).toBe('Thursday, Nov\u00a026');
});

test.each([
  { from: '2026-11-23', to: '2026-11-28', text: 'Nov 23 – Nov 28' },
  { from: '2026-12-30', to: '2027-01-04', text: 'Dec 30 – Jan 4, 2027' },
  { from: '2027-01-04', to: '2027-01-04', text: 'Jan 4, 2027' },
])(
  'in 2026, days in short form are $text: with the year if it is another',
  ({ from, to, text }) => {
    expect(shortDates({ from: dayOf(from), to: dayOf(to) }, 2026)).toBe(text);
  },
);

import { expect, test } from 'vitest';
import { daysBetween, lastDayOf, longDate, monthName, monthYear, plainDate, shortDates } from '../../src/rules/days.ts';
import { everyDay } from './every-day.ts';

test('the last day of each month is right, also in February and December', () => {
  const ends = [2026, 2028, 2100].map((year) => [2, 4, 12].map((month) => lastDayOf(year, month)));
  expect(ends.map((days) => days.map(({ day }) => day))).toEqual([28, 29, 28].map((february) => [february, 30, 31]));
  expect(ends[1]![0]).toEqual({ year: 2028, month: 2, day: 29 });
  expect(lastDayOf(2026, 13)).toMatchObject({ year: 2027, month: 1, day: 31 });
});

test.each([
  ['a day that has 23 hours in New York', [2027, 3, 13], [2027, 3, 15], 2],
  ['a day that has 25', [2027, 11, 6], [2027, 11, 8], 2],
  ['over a leap day', [2028, 2, 28], [2028, 3, 1], 2],
  ['over New Year', [2026, 12, 31], [2027, 1, 1], 1],
  ['backwards', [2027, 1, 1], [2026, 12, 30], -2],
] as const)('days are counted by the calendar: %s', (_, from, to, days) => {
  const day = ([year, month, date]: readonly [number, number, number]) => ({ year, month, day: date });
  expect(daysBetween(day(from), day(to))).toBe(days);
});

test('dates are in American English', () => {
  for (const day of everyDay(2028, 2028)) {
    const date = new Date(Date.UTC(day.year, day.month - 1, day.day));
    const format = (options: Intl.DateTimeFormatOptions) => date.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
    expect([longDate(day), plainDate(day), shortDates({ from: day, to: day }, day.year), monthYear(day), monthName(day.month)]).toEqual([
      format({ dateStyle: 'full' }),
      format({ dateStyle: 'long' }),
      format({ month: 'short', day: 'numeric' }),
      format({ month: 'long', year: 'numeric' }),
      format({ month: 'long' }),
    ]);
  }
});

test.each([
  { from: { year: 2026, month: 11, day: 23 }, to: { year: 2026, month: 11, day: 28 }, text: 'Nov 23 – Nov 28' },
  { from: { year: 2026, month: 12, day: 30 }, to: { year: 2027, month: 1, day: 4 }, text: 'Dec 30 – Jan 4, 2027' },
  { from: { year: 2027, month: 1, day: 4 }, to: { year: 2027, month: 1, day: 4 }, text: 'Jan 4, 2027' },
])('in 2026, days in short form are $text: with the year if it is another', ({ from, to, text }) => {
  expect(shortDates({ from, to }, 2026)).toBe(text);
});

import { expect, test } from 'vitest';
import {
  longDate,
  monthName,
  plainDate,
  shortDates,
  weekdayAndDate,
} from '../../../src/rules/dates-format.ts';
import { parseIsoDay } from '../../../src/rules/days.ts';

test('dates are in American English', () => {
  const day = parseIsoDay('2026-11-30');
  expect([longDate(day), plainDate(day), monthName(9), weekdayAndDate(day)]).toEqual([
    'Monday, November\u00a030, 2026',
    'November\u00a030, 2026',
    'September',
    'Monday, Nov\u00a030',
  ]);
});

test.each([
  ['2026-12-30', '2027-01-04', 'Dec 30 – Jan 4, 2027'],
  ['2027-01-04', '2027-01-04', 'Jan 4, 2027'],
])('in 2026, %s to %s is %s in short form: with the year if it is another', (from, to, text) => {
  expect(shortDates({ from: parseIsoDay(from), to: parseIsoDay(to) }, 2026)).toBe(text);
});

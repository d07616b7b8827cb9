import { expect, test } from 'vitest';
import { lastDayOf } from '../../../src/rules/days.ts';

test('the last day of each month is right, also in February and December', () => {
  const ends = [2026, 2028, 2100].map((year) => [2, 4, 12].map((month) => lastDayOf(year, month)));
  expect(ends.map((days) => days.map(({ day }) => day))).toEqual(
    [28, 29, 28].map((february) => [february, 30, 31]),
  );
});

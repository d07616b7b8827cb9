import { expect, test } from 'vitest';
import { dayFrom } from '../../../scripts/shared/day.ts';

test('dayFrom reads days that are in the calendar', () => {
  expect(dayFrom('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
  for (const text of ['2027-02-29', '2026-1-1', 'today'])
    expect(() => dayFrom(text)).toThrow(`"${text}" is not a day.`);
});

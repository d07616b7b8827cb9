import { expect, test } from 'vitest';
import { addDays, isoDay, zonedTime } from '../../../src/rules/zoned-time.ts';

test('an unknown time zone throws an error', () => {
  expect(() => zonedTime(new Date(0), 'America/New_Yrok')).toThrow(RangeError);
});

test('addDays follows the calendar', () => {
  expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
  expect(addDays({ year: 2028, month: 2, day: 28 }, 1)).toEqual({ year: 2028, month: 2, day: 29 });
  expect(addDays({ year: 2026, month: 3, day: 1 }, -1)).toEqual({ year: 2026, month: 2, day: 28 });
  expect(isoDay({ year: 2026, month: 3, day: 1 })).toBe('2026-03-01');
});

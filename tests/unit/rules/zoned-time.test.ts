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

// The law: second Sunday of March and first Sunday of November, at 2 AM.
test.each([
  { utc: '2026-03-08T06:59:59Z', day: 8, minute: 119 },
  { utc: '2026-03-08T07:00:00Z', day: 8, minute: 180 },
  { utc: '2026-11-01T05:59:59Z', day: 1, minute: 119 },
  { utc: '2026-11-01T06:00:00Z', day: 1, minute: 60 },
  { utc: '2026-11-02T04:59:59Z', day: 1, minute: 1439 },
])('in New York, $utc is minute $minute of day $day', ({ utc, ...time }) => {
  expect(zonedTime(new Date(utc), 'America/New_York')).toMatchObject(time);
});

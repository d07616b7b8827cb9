import { expect, test } from 'vitest';
import { zonedTime } from '../../../../src/generator/base/zoned-time.ts';

test('an unknown time zone throws an error', () => {
  expect(() => zonedTime(new Date(0), 'America/New_Yrok')).toThrow(RangeError);
});

// The law: second Sunday of March and first Sunday of November, at 2 AM.
test.each([
  ['2026-03-08T06:59:59Z', 8, 119],
  ['2026-03-08T07:00:00Z', 8, 180],
  ['2026-11-01T05:59:59Z', 1, 119],
  ['2026-11-01T06:00:00Z', 1, 60],
  ['2026-11-02T04:59:59Z', 1, 1439],
])('in New York, %s is of day %s the minute %s', (utc, day, minute) => {
  expect(zonedTime(new Date(utc), 'America/New_York')).toMatchObject({ day, minute });
});

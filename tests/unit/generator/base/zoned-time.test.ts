import { expect, test } from 'vitest';
import { zonedTime } from '../../../../src/generator/base/zoned-time.ts';

test('an unknown time zone throws an error', () => {
  expect(() => zonedTime(new Date(0), 'America/New_Yrok')).toThrow(RangeError);
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

import { expect, test } from 'vitest';
import { addDays, isoDay, weekdayOf, zonedTime } from '../../src/rules/zoned-time.ts';

const NEW_YORK = 'America/New_York';
const at = (instant: string) => {
  const time = zonedTime(new Date(instant), NEW_YORK);
  return `${isoDay(time)} ${weekdayOf(time)} ${Math.floor(time.minute / 60)}:${time.minute % 60}`;
};

test.each([
  ['winter', '2026-01-15T17:05:00Z', '2026-01-15 4 12:5'],
  ['summer', '2026-07-15T17:05:59.999Z', '2026-07-15 3 13:5'],
  ['before midnight, when it is tomorrow elsewhere', '2027-01-01T04:59:00Z', '2026-12-31 4 23:59'],
  ['midnight is minute 0 of the new day', '2027-01-01T05:00:00Z', '2027-01-01 5 0:0'],
  ['last minute before spring forward', '2026-03-08T06:59:00Z', '2026-03-08 0 1:59'],
  ['spring forward leaves an hour out', '2026-03-08T07:00:00Z', '2026-03-08 0 3:0'],
  ['before fall back', '2026-11-01T05:30:00Z', '2026-11-01 0 1:30'],
  ['fall back says the hour twice', '2026-11-01T06:30:00Z', '2026-11-01 0 1:30'],
  ['after fall back', '2026-11-01T07:00:00Z', '2026-11-01 0 2:0'],
  ['leap day', '2028-02-29T12:00:00Z', '2028-02-29 2 7:0'],
])('%s', (_, instant, expected) => expect(at(instant)).toBe(expected));

test('an unknown time zone throws an error', () => {
  expect(() => zonedTime(new Date(0), 'America/New_Yrok')).toThrow(RangeError);
});

test('addDays follows the calendar', () => {
  expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
  expect(addDays({ year: 2028, month: 2, day: 28 }, 1)).toEqual({ year: 2028, month: 2, day: 29 });
  expect(addDays({ year: 2026, month: 3, day: 1 }, -1)).toEqual({ year: 2026, month: 2, day: 28 });
  expect(isoDay({ year: 2026, month: 3, day: 1 })).toBe('2026-03-01');
});

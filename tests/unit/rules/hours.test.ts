import { describe, expect, test } from 'vitest';
import {
  type PlaceHours,
  openDay,
  overlappingDay,
  placeHours,
  placeStatus,
  weekdays,
} from '../../../src/rules/hours.ts';
import { addDays, isoDay } from '../../../src/rules/zoned-time.ts';

// hours-random.test.ts proves the status at each minute of random weeks with holidays.
describe('how far it looks', () => {
  const monday = { year: 2026, month: 6, day: 1, minute: 600 };
  const closedFor = (days: number): PlaceHours => {
    const exceptions: PlaceHours['exceptions'] = {};
    for (let d = 0; d < days; d++) exceptions[isoDay(addDays(monday, d))] = [];
    return { week: Array.from({ length: 7 }, () => [480, 1020]), exceptions };
  };

  test('after two weeks of holidays, the next opening is found', () => {
    expect(placeStatus(closedFor(14), monday)).toEqual({
      open: false,
      until: { daysAhead: 14, weekday: 1, minute: 480 },
    });
  });
  test('if nothing changes within 14 days, there is no next change', () => {
    expect(placeStatus(closedFor(15), monday)).toEqual({ open: false, until: null });
    expect(
      placeStatus({ week: Array.from({ length: 7 }, () => []), exceptions: {} }, monday),
    ).toEqual({ open: false, until: null });
  });
  test('an open day is found after two months of closing, and not later', () => {
    const found = (days: number) => openDay(closedFor(days), monday, 1)?.day;
    expect(found(61)).toEqual(addDays(monday, 61));
    expect(found(62)).toBeUndefined();
  });
  test('a place that never closes has no next change', () => {
    const always = placeHours([{ days: 'Mon-Sun', open: '00:00', close: '23:59' }], [], 'gas');
    expect(placeStatus(always, monday)).toEqual({ open: true, until: null });
  });
});

test.each([
  { what: 'leave time between them', open: '13:00', close: '17:00', day: undefined },
  { what: 'meet', open: '12:00', close: '17:00', day: 'Mon' },
  { what: 'overlap', open: '11:00', close: '17:00', day: 'Mon' },
  { what: 'are the same', open: '08:00', close: '12:00', day: 'Mon' },
])('two spans of a day that $what', ({ open, close, day }) => {
  const spans = [
    { days: 'Mon', open: '08:00', close: '12:00' },
    { days: 'Mon-Tue', open, close },
  ];
  expect(overlappingDay(spans)).toBe(day);
});

test('ranges of days', () => {
  expect(weekdays('Mon-Fri')).toEqual([1, 2, 3, 4, 5]);
  expect(weekdays('Sun')).toEqual([0]);
  expect(weekdays('Mon-Mon')).toEqual([1]);
  expect(weekdays('Sat-Mon')).toEqual([6, 0, 1]);
});

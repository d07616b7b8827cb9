import { describe, expect, test } from 'vitest';
import {
  type Change,
  type Holiday,
  type PlaceHours,
  type Week,
  openDay,
  overlappingDay,
  placeHours,
  placeStatus,
  weekdays,
} from '../../../src/rules/hours.ts';
import { addDays, isoDay, weekdayOf, zonedTime } from '../../../src/rules/zoned-time.ts';
import { HOLIDAYS, SHOP_WEEK } from './sample-shop.ts';

const NEW_YORK = 'America/New_York';
const MINUTE = 60_000;
const DAY = 1440;
const YEAR = 2026;
// Written here from the law instead of the machine's data: second Sunday of March and first Sunday
// of November, 2 AM.
const SPRING_FORWARD = Date.UTC(YEAR, 2, 8, 7);
const FALL_BACK = Date.UTC(YEAR, 10, 1, 6);

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/**
 * Whether a place is open on every minute of a year and three weeks, computed directly from the
 * owner's hours.
 */
function openMinutes(opens: (name: string, date: string) => string[] | null): Uint8Array {
  const days = 365 + 21;
  const open = new Uint8Array(days * DAY);
  for (let d = 0; d < days; d++) {
    const date = new Date(Date.UTC(YEAR, 0, 1 + d));
    const span = opens(NAMES[date.getUTCDay()]!, date.toISOString().slice(0, 10));
    for (let i = 0; span && i < span.length; i += 2)
      open.fill(1, d * DAY + minuteOf(span[i]!), d * DAY + minuteOf(span[i + 1]!));
  }
  return open;
}

type Place = {
  what: string;
  week: Week;
  holidays: Holiday[];
  opens: Parameters<typeof openMinutes>[0];
};

const PLACES: Place[] = [
  {
    what: 'a shop',
    week: SHOP_WEEK,
    holidays: HOLIDAYS,
    opens: (name, date) => {
      if (['2026-07-04', '2026-11-26', '2026-12-25'].includes(date) || name === 'Sun') return null;
      if (date === '2026-12-24') return ['08:00', '12:30'];
      return name === 'Sat' ? ['08:00', '14:00'] : ['08:00', '17:00'];
    },
  },
  {
    what: 'a place that stays open past midnight on some nights',
    week: [
      { days: 'Mon-Thu', open: '00:00', close: '23:59' },
      { days: 'Fri', open: '00:00', close: '02:15' },
    ],
    holidays: [],
    opens: (name) =>
      name === 'Fri'
        ? ['00:00', '02:15']
        : ['Sat', 'Sun'].includes(name)
          ? null
          : ['00:00', '24:00'],
  },
  {
    what: 'a shop with a lunch break, and two breaks on Christmas Eve',
    week: [
      { days: 'Mon-Fri', open: '13:00', close: '17:00' },
      { days: 'Mon-Thu', open: '08:00', close: '12:00' },
    ],
    holidays: [
      {
        date: '2026-12-24',
        shop: [
          { open: '08:00', close: '09:00' },
          { open: '10:00', close: '11:00' },
          { open: '11:30', close: '12:00' },
        ],
      },
    ],
    opens: (name, date) => {
      if (date === '2026-12-24') return ['08:00', '09:00', '10:00', '11:00', '11:30', '12:00'];
      if (name === 'Fri') return ['13:00', '17:00'];
      return ['Sat', 'Sun'].includes(name) ? null : ['08:00', '12:00', '13:00', '17:00'];
    },
  },
];

// The end of a day and the start of the next are the same moment. Write it in one way to compare.
const moment = (until: Change | null, day: number) =>
  until && (day + until.daysAhead) * DAY + until.minute;

describe.each(PLACES)('$what', ({ week, holidays, opens }) => {
  const hours = placeHours(week, holidays, 'shop');
  const open = openMinutes(opens);
  const next = new Uint32Array(open.length);
  for (let m = open.length - 2; m >= 0; m--)
    next[m] = open[m] === open[m + 1] ? next[m + 1]! : m + 1;

  /**
   * The minutes just before, at and after each change. Between them nothing changes, so other
   * minutes prove nothing new.
   */
  const isNearChange = (minute: number): boolean =>
    open[minute - 1] !== open[minute] ||
    open[minute] !== open[minute + 1] ||
    open[minute - 1] !== open[minute - 2];

  test('status and next change are right around every change, midnight and daylight-saving change of the year', () => {
    const start = Date.UTC(YEAR, 0, 1, 5);
    const wallMinute = (instant: number) => {
      const offset = instant >= SPRING_FORWARD && instant < FALL_BACK ? 4 : 5;
      return Math.floor((instant - Date.UTC(YEAR, 0, 1, offset)) / MINUTE);
    };
    const wrong: string[] = [];
    let tried = 0;
    for (let instant = start; instant < Date.UTC(YEAR + 1, 0, 1, 5); instant += MINUTE) {
      const wall = wallMinute(instant);
      const nearMidnight = (wall + 1) % DAY <= 2;
      const nearClockChange =
        Math.min(Math.abs(instant - SPRING_FORWARD), Math.abs(instant - FALL_BACK)) <= 180 * MINUTE;
      if (!isNearChange(wall) && !nearMidnight && !nearClockChange) continue;
      tried += 1;
      const now = zonedTime(new Date(instant + 59_999), NEW_YORK);
      const { open: isOpen, until } = placeStatus(hours, now);
      const weekday = until && (weekdayOf(now) + until.daysAhead) % 7;
      const isRight =
        isOpen === !!open[wall] &&
        moment(until, Math.floor(wall / DAY)) === next[wall] &&
        until?.weekday === weekday;
      if (!isRight) wrong.push(new Date(instant).toISOString());
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(tried).toBeGreaterThan(1500);
  });
});

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

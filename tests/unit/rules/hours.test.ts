import { describe, expect, test } from 'vitest';
import {
  laneHours,
  type PlaceHours,
  nearestOpenDay,
  placeHours,
  placeStatus,
} from '../../../src/rules/hours.ts';
import { addDays, parseIsoDay, formatIsoDay } from '../../../src/rules/days.ts';
import { HOURS, WEEKEND } from './sample-shop.ts';

const NIGHTS = placeHours(WEEKEND, [], 'shop');
const LUNCH = placeHours(
  [
    { days: 'Mon-Fri', open: '08:00', close: '12:00' },
    { days: 'Mon-Fri', open: '13:00', close: '17:00' },
  ],
  [],
  'shop',
);

test.each([
  {
    what: 'at opening',
    hours: HOURS,
    at: '2026-11-27',
    minute: 480,
    isOpen: true,
    until: [0, 1020],
  },
  {
    what: 'at closing',
    hours: HOURS,
    at: '2026-11-27',
    minute: 1020,
    isOpen: false,
    until: [1, 480],
  },
  {
    what: 'before a Sunday',
    hours: HOURS,
    at: '2026-11-28',
    minute: 840,
    isOpen: false,
    until: [2, 480],
  },
  {
    what: 'before Thanksgiving',
    hours: HOURS,
    at: '2026-11-25',
    minute: 1020,
    isOpen: false,
    until: [2, 480],
  },
  {
    what: 'on a short day',
    hours: HOURS,
    at: '2026-12-24',
    minute: 720,
    isOpen: true,
    until: [0, 750],
  },
  {
    what: 'after a short day, before a closed one',
    hours: HOURS,
    at: '2026-12-24',
    minute: 750,
    isOpen: false,
    until: [2, 480],
  },
  {
    what: 'in a break',
    hours: LUNCH,
    at: '2026-11-27',
    minute: 720,
    isOpen: false,
    until: [0, 780],
  },
  {
    what: 'before midnight of a night that goes on',
    hours: NIGHTS,
    at: '2026-11-27',
    minute: 1439,
    isOpen: true,
    until: [1, 150],
  },
])('the status $what', ({ hours, at, minute, isOpen, until: [daysAhead, change] }) => {
  expect(placeStatus(hours, { ...parseIsoDay(at), minute })).toMatchObject({
    isOpen,
    until: { daysAhead, minute: change },
  });
});

describe('how far it looks', () => {
  const monday = { year: 2026, month: 6, day: 1, minute: 600 };
  const closedFor = (days: number): PlaceHours => {
    const exceptions: PlaceHours['exceptions'] = {};
    for (let d = 0; d < days; d++) exceptions[formatIsoDay(addDays(monday, d))] = [];
    return { week: Array.from({ length: 7 }, () => [[480, 1020]]), exceptions };
  };

  test('after two weeks of holidays, the next opening is found', () => {
    expect(placeStatus(closedFor(14), monday)).toEqual({
      isOpen: false,
      until: { daysAhead: 14, weekday: 1, minute: 480 },
    });
  });
  test('if nothing changes within 14 days, there is no next change', () => {
    expect(placeStatus(closedFor(15), monday)).toEqual({ isOpen: false });
    expect(
      placeStatus({ week: Array.from({ length: 7 }, () => []), exceptions: {} }, monday),
    ).toEqual({ isOpen: false });
  });
  test('an open day is found after two months of closing, and not later', () => {
    const found = (days: number) => nearestOpenDay(closedFor(days), monday, 1)?.day;
    expect(found(61)).toEqual(addDays(monday, 61));
    expect(found(62)).toBeUndefined();
  });
});

test('no car goes into the lane in the last minutes before a break or the end of a day', () => {
  const lane = laneHours({ ...LUNCH, exceptions: { '2026-12-24': [[480, 510]] } }, 45);
  expect(lane.week[1]!.flat()).toEqual([480, 675, 780, 975]);
  expect(lane.exceptions).toEqual({ '2026-12-24': [] });
});

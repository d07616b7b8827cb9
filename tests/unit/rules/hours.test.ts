import { expect, test } from 'vitest';
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
  ['at opening', HOURS, '2026-11-27', 480, true, 0, 1020],
  ['at closing', HOURS, '2026-11-27', 1020, false, 1, 480],
  ['before a Sunday', HOURS, '2026-11-28', 840, false, 2, 480],
  ['before Thanksgiving', HOURS, '2026-11-25', 1020, false, 2, 480],
  ['on a short day', HOURS, '2026-12-24', 720, true, 0, 750],
  ['after a short day, before a closed one', HOURS, '2026-12-24', 750, false, 2, 480],
  ['in a break', LUNCH, '2026-11-27', 720, false, 0, 780],
  ['before midnight of a night that goes on', NIGHTS, '2026-11-27', 1439, true, 1, 150],
] as const)('the status %s', (_what, hours, at, now, isOpen, daysAhead, minute) => {
  expect(placeStatus(hours, { ...parseIsoDay(at), minute: now })).toMatchObject({
    isOpen,
    until: { daysAhead, minute },
  });
});

const monday = { year: 2026, month: 6, day: 1, minute: 600 };
const closedFor = (days: number): PlaceHours => {
  const exceptions: PlaceHours['exceptions'] = {};
  for (let d = 0; d < days; d++) exceptions[formatIsoDay(addDays(monday, d))] = [];
  return { week: Array.from({ length: 7 }, () => [[480, 1020]]), exceptions };
};

test('the next opening is found after two weeks of holidays, but not later', () => {
  const until = { daysAhead: 14, weekday: 1, minute: 480 };
  expect(placeStatus(closedFor(14), monday)).toEqual({ isOpen: false, until });
  expect(placeStatus(closedFor(15), monday)).toEqual({ isOpen: false });
});
test('an open day is found after two months of closing, and not later', () => {
  const found = (days: number) => nearestOpenDay(closedFor(days), monday, 1)?.day;
  expect(found(61)).toEqual(addDays(monday, 61));
  expect(found(62)).toBeUndefined();
});

test('no car goes into the lane in the last minutes before a break or the end of a day', () => {
  const lane = laneHours({ ...LUNCH, exceptions: { '2026-12-24': [[480, 510]] } }, 45);
  expect(lane.week[1]!.flat()).toEqual([480, 675, 780, 975]);
  expect(lane.exceptions).toEqual({ '2026-12-24': [] });
});

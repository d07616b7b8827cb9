import { expect, test } from 'vitest';
import {
  changeLabel,
  longHours,
  structuredHours,
  shortHours,
  timesLabel,
} from '../../../src/rules/hours-format.ts';
import type { Week } from '../../../src/rules/hours.ts';
import { SHOP_WEEK, WEEKEND } from './sample-shop.ts';

test('the text does not depend on how content groups the days', () => {
  const divided = [
    { days: 'Sat', open: '08:00', close: '14:00' },
    { days: 'Wed-Fri', open: '08:00', close: '17:00' },
    { days: 'Mon-Tue', open: '08:00', close: '17:00' },
  ];
  expect(shortHours(divided)).toBe(shortHours(SHOP_WEEK));
  expect(shortHours([{ days: 'Sat-Mon', open: '09:00', close: '12:30' }])).toBe(
    'Mon 9AM-12:30PM, Sat-Sun 9AM-12:30PM',
  );
});

test('a place that is open day and night', () => {
  const week = [{ days: 'Mon-Sun', open: '00:00', close: '23:59' }];
  expect([shortHours(week), ...longHours(week), ...structuredHours(week)]).toEqual([
    '24 hours',
    '24 hours every day',
    'Mo-Su 00:00-23:59',
  ]);
  expect(shortHours([{ days: 'Fri', open: '06:00', close: '23:59' }])).toBe('Fri 6AM-12AM');
});

const NIGHTLY: Week = [
  { days: 'Mon-Sun', open: '00:00', close: '02:00' },
  { days: 'Mon-Sun', open: '06:00', close: '23:59' },
];

test('hours past midnight belong to the day on which they began, in every format', () => {
  expect([shortHours(NIGHTLY), ...longHours(NIGHTLY), ...structuredHours(NIGHTLY)]).toEqual([
    '6AM-2AM',
    '6:00AM-2:00AM every day',
    'Mo-Su 06:00-02:00',
  ]);
  expect([shortHours(WEEKEND), ...structuredHours(WEEKEND)]).toEqual([
    'Fri-Sat 6PM-2:30AM',
    'Fr-Sa 18:00-02:30',
  ]);
});

test('a change names its day unless it is today, and its date a week ahead', () => {
  const today = { year: 2026, month: 12, day: 25 };
  expect(changeLabel({ daysAhead: 0, weekday: 5, minute: 1020 }, today)).toBe('5\u00a0PM');
  expect(changeLabel({ daysAhead: 1, weekday: 6, minute: 480 }, today)).toBe('Sat 8\u00a0AM');
  expect(changeLabel({ daysAhead: 6, weekday: 4, minute: 510 }, today)).toBe('Thu 8:30\u00a0AM');
  // A week ahead is the same weekday: without its date it would mean today.
  expect(changeLabel({ daysAhead: 7, weekday: 5, minute: 480 }, today)).toMatch(
    /^Fri \d+\/\d+ 8\u00a0AM$/,
  );
});

const LUNCH: Week = [
  { days: 'Mon-Fri', open: '08:00', close: '12:00' },
  { days: 'Mon-Thu', open: '13:00', close: '17:30' },
];

test('a break makes two spans on one day, in every format', () => {
  expect(shortHours(LUNCH)).toBe('Mon-Thu 8AM-12PM and 1PM-5:30PM, Fri 8AM-12PM');
  expect(longHours(LUNCH)).toEqual([
    'Mon-Thu 8:00AM-12:00PM and 1:00PM-5:30PM',
    'Fri 8:00AM-12:00PM',
  ]);
  expect(structuredHours(LUNCH)).toEqual([
    'Mo-Th 08:00-12:00',
    'Mo-Th 13:00-17:30',
    'Fr 08:00-12:00',
  ]);
  expect(
    timesLabel([
      [480, 720],
      [780, 1020],
    ]),
  ).toBe('8\u00a0AM\u00a0–\u00a012\u00a0PM, 1\u00a0PM\u00a0–\u00a05\u00a0PM');
});

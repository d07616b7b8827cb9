import { describe, expect, test } from 'vitest';
import { daysBetween } from '../../../src/rules/days.ts';
import { timesOn, placeHours } from '../../../src/rules/hours.ts';
import { inspectionDays, planRecheck } from '../../../src/rules/recheck.ts';
import { addDays, isoDay } from '../../../src/rules/zoned-time.ts';
import { dayOf, everyDay } from './every-day.ts';
import { CLOSED_FOR_WEEKS, HOLIDAYS, SHOP_WEEK } from './sample-shop.ts';

const HOURS = placeHours(SHOP_WEEK, HOLIDAYS, 'shop');
const NOON = 720;
const CLOSING = 1020;
const plan = (inspected: string, hours = HOURS) => {
  const { lastDay, visit } = planRecheck(
    hours,
    dayOf(inspected),
    { ...dayOf(inspected), minute: NOON },
    15,
  );
  return { lastDay: isoDay(lastDay), visit: visit && isoDay(visit.day) };
};
const days = (today: string, hours = HOURS) => inspectionDays(hours, dayOf(today), 15).map(isoDay);

describe('the days to choose from', () => {
  test('are today and the open days of the last 15 days, the latest first', () => {
    expect(days('2026-11-30')).toEqual(
      ['30', '28', '27', '25', '24', '23', '21', '20', '19', '18', '17', '16'].map(
        (day) => `2026-11-${day}`,
      ),
    );
  });
  test.each([
    { when: 'a Sunday', today: '2026-11-29', first: '2026-11-30', second: '2026-11-28' },
    { when: 'Thanksgiving', today: '2026-11-26', first: '2026-11-27', second: '2026-11-25' },
  ])('begin with the next open day on $when', ({ today, first, second }) => {
    expect(days(today).slice(0, 2)).toEqual([first, second]);
  });
});

test('on every day of three years, each day to choose has its last open day of the next 15, unless that is over', () => {
  const wrong: string[] = [];
  for (const [index, day] of everyDay(2026, 2028).entries()) {
    const today = { ...day, minute: [NOON, CLOSING][index % 2]! };
    const soonest = addDays(
      today,
      timesOn(HOURS, today).some((time) => time > today.minute) ? 0 : 1,
    );
    for (const inspected of inspectionDays(HOURS, today, 15)) {
      const { lastDay, visit } = planRecheck(HOURS, inspected, today, 15);
      const last = Array.from({ length: 15 }, (_, back) => addDays(lastDay, -back)).find(
        (one) => timesOn(HOURS, one).length > 0,
      );
      const expected = last && daysBetween(soonest, last) >= 0 ? isoDay(last) : undefined;
      const sound =
        daysBetween(inspected, lastDay) === 15 &&
        timesOn(HOURS, inspected).length > 0 &&
        daysBetween(today, lastDay) >= 0 &&
        (visit && isoDay(visit.day)) === expected &&
        visit?.times === (expected && timesOn(HOURS, last!));
      if (!sound) wrong.push(`${isoDay(day)}, inspected ${isoDay(inspected)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a lane that is closed for weeks inspects when it opens again', () => {
  expect(days('2026-12-14', CLOSED_FOR_WEEKS)[0]).toBe('2027-01-05');
});

test('another state may give another number of days', () => {
  const today = { ...dayOf('2026-11-02'), minute: NOON };
  expect(isoDay(planRecheck(HOURS, today, today, 30).lastDay)).toBe('2026-12-02');
  expect(inspectionDays(HOURS, today, 3).map(isoDay)).toEqual([
    '2026-11-02',
    '2026-10-31',
    '2026-10-30',
  ]);
});

test('there is no visit if the lane is closed for all 15 days', () => {
  expect(plan('2026-12-11', CLOSED_FOR_WEEKS).visit).toBe('2026-12-12');
  expect(plan('2026-12-12', CLOSED_FOR_WEEKS)).toEqual({ lastDay: '2026-12-27', visit: undefined });
  const closed = { week: HOURS.week.map(() => []), exceptions: {} };
  expect([plan('2026-11-02', closed).visit, days('2026-11-02', closed)]).toEqual([
    undefined,
    ['2026-11-02'],
  ]);
});

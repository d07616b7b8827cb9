import { expect, test } from 'vitest';
import { daysBetween } from '../../src/rules/days.ts';
import { timesOn, placeHours } from '../../src/rules/hours.ts';
import { planRecheck } from '../../src/rules/recheck.ts';
import { addDays, isoDay } from '../../src/rules/zoned-time.ts';
import { everyDay } from './every-day.ts';
import { CLOSED_FOR_WEEKS, HOLIDAYS, SHOP_WEEK } from './sample-shop.ts';

const HOURS = placeHours(SHOP_WEEK, HOLIDAYS, 'shop');
const plan = (iso: string, hours = HOURS) => {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const { inspected, lastDay, visit } = planRecheck(hours, { year, month, day });
  return [isoDay(inspected), isoDay(lastDay), visit && isoDay(visit.day), visit?.times];
};

const WEEKDAY = [480, 1020];
const SATURDAY = [480, 840];

test.each([
  ['15 days later, besides the inspection day', '2026-11-02', ['2026-11-02', '2026-11-17', '2026-11-17', WEEKDAY]],
  ['a Saturday closes early', '2026-11-06', ['2026-11-06', '2026-11-21', '2026-11-21', SATURDAY]],
  ['a Sunday: come the day before', '2026-11-07', ['2026-11-07', '2026-11-22', '2026-11-21', SATURDAY]],
  ['a holiday: come the day before', '2026-11-11', ['2026-11-11', '2026-11-26', '2026-11-25', WEEKDAY]],
  ['Christmas: Christmas Eve, until half past twelve', '2026-12-10', ['2026-12-10', '2026-12-25', '2026-12-24', [480, 750]]],
  ['today is a Sunday: inspected on Monday', '2026-11-29', ['2026-11-30', '2026-12-15', '2026-12-15', WEEKDAY]],
  ['today is a holiday: inspected the day after', '2026-11-26', ['2026-11-27', '2026-12-12', '2026-12-12', SATURDAY]],
])('%s', (_, inspected, expected) => {
  expect(plan(inspected)).toEqual(expected);
});

test('on every day of nine years, the inspection is on the next open day, and the visit on the last one within 15 days', () => {
  for (const today of everyDay(2026, 2034)) {
    const { inspected, lastDay, visit } = planRecheck(HOURS, today);
    expect(timesOn(HOURS, inspected)).not.toEqual([]);
    for (let day = today; daysBetween(day, inspected) > 0; day = addDays(day, 1)) expect(timesOn(HOURS, day)).toEqual([]);
    expect([daysBetween(inspected, lastDay), timesOn(HOURS, visit!.day)]).toEqual([15, visit!.times]);
    for (let day = addDays(visit!.day, 1); daysBetween(day, lastDay) >= 0; day = addDays(day, 1)) expect(timesOn(HOURS, day)).toEqual([]);
  }
});

test('a lane that is closed for weeks inspects when it opens again', () => {
  expect(plan('2026-12-14', CLOSED_FOR_WEEKS)).toEqual(['2027-01-05', '2027-01-20', '2027-01-20', WEEKDAY]);
});

test('there is no visit if the lane is closed for all 15 days', () => {
  expect(plan('2026-12-12', CLOSED_FOR_WEEKS)).toEqual(['2026-12-12', '2026-12-27', undefined, undefined]);
  expect(planRecheck({ week: HOURS.week.map(() => []), exceptions: {} }, { year: 2026, month: 11, day: 2 })).toEqual({
    inspected: expect.objectContaining({ day: 2 }),
    lastDay: expect.objectContaining({ day: 17 }),
  });
});

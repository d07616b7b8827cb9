import { expect, test } from 'vitest';
import { isoDay } from '../../src/rules/zoned-time.ts';
import { daysBetween, lastDayOf } from '../../src/rules/days.ts';
import { placeHours, timesOn } from '../../src/rules/hours.ts';
import { readSticker } from '../../src/rules/sticker.ts';
import { everyDay } from './every-day.ts';
import { CLOSED_FOR_WEEKS, HOLIDAYS, SHOP_WEEK } from './sample-shop.ts';

const HOURS = placeHours(SHOP_WEEK, HOLIDAYS, 'shop');
const NOON = 720;
const CLOSING = 1020;
const read = (month: number, today: string, minute: number, hours = HOURS) => {
  const [year, ofYear, day] = today.split('-').map(Number) as [number, number, number];
  const { lastDay, daysLeft, visit, open } = readSticker(month, { year, month: ofYear, day, minute }, hours);
  return [isoDay(lastDay), daysLeft, visit && [visit.from, visit.to].map(isoDay), open && isoDay(open.day)];
};

test.each([
  ['a month to come', 12, '2026-11-23', NOON, ['2026-12-31', 38, ['2026-12-01', '2026-12-07'], '2026-12-31']],
  ['a month gone by is next year’s', 9, '2026-11-23', NOON, ['2027-09-30', 311, ['2027-09-01', '2027-09-07'], '2027-09-30']],
  ['a month that begins and ends on a Sunday', 11, '2026-10-05', NOON, ['2026-11-30', 56, ['2026-11-02', '2026-11-07'], '2026-11-30']],
  ['a month that ends on a Sunday', 1, '2026-11-23', NOON, ['2027-01-31', 69, ['2027-01-01', '2027-01-07'], '2027-01-30']],
  ['this month, from today on', 11, '2026-11-10', NOON, ['2026-11-30', 20, ['2026-11-10', '2026-11-16'], '2026-11-30']],
  ['after closing, from tomorrow on', 11, '2026-11-10', CLOSING, ['2026-11-30', 20, ['2026-11-11', '2026-11-17'], '2026-11-30']],
  ['a Sunday: from Monday through Saturday', 11, '2026-11-15', NOON, ['2026-11-30', 15, ['2026-11-16', '2026-11-21'], '2026-11-30']],
  ['Christmas: from the next day on', 12, '2026-12-25', NOON, ['2026-12-31', 6, ['2026-12-26', '2026-12-31'], '2026-12-31']],
  ['the last minute of the last day', 11, '2026-11-30', CLOSING - 1, ['2026-11-30', 0, ['2026-11-30', '2026-11-30'], '2026-11-30']],
  ['its last day, after closing', 11, '2026-11-30', CLOSING, ['2026-11-30', 0, undefined, '2026-12-01']],
  ['the last Saturday, with a Sunday left', 1, '2027-01-30', NOON, ['2027-01-31', 1, ['2027-01-30', '2027-01-30'], '2027-01-30']],
  ['that Saturday, after closing', 1, '2027-01-30', 840, ['2027-01-31', 1, undefined, '2027-02-01']],
  ['February of a leap year', 2, '2028-01-15', NOON, ['2028-02-29', 45, ['2028-02-01', '2028-02-07'], '2028-02-29']],
])('%s', (_, month, today, minute, expected) => {
  expect(read(month, today, minute)).toEqual(expected);
});

test('on every day of nine years, a sticker ends with its month, within a year, and the visit is then, on open days to come', () => {
  const wrong: string[] = [];
  for (const today of everyDay(2026, 2034)) {
    for (let month = 1; month <= 12; month++) {
      const { lastDay, daysLeft, visit, open } = readSticker(month, { ...today, minute: NOON }, HOURS);
      const sound =
        isoDay(lastDay) === isoDay(lastDayOf(lastDay.year, month)) &&
        daysLeft === daysBetween(today, lastDay) &&
        daysLeft >= 0 &&
        daysLeft <= 366 &&
        open!.times.length > 0 &&
        (visit
          ? visit.from.month === month &&
            daysBetween(today, visit.from) >= 0 &&
            daysBetween(visit.from, visit.to) >= 0 &&
            daysBetween(visit.from, visit.to) <= 6 &&
            daysBetween(visit.to, open!.day) >= 0 &&
            daysBetween(open!.day, lastDay) >= 0 &&
            [visit.from, visit.to].every((day) => timesOn(HOURS, day).length > 0)
          : daysBetween(lastDay, open!.day) > 0);
      if (!sound) wrong.push(`${isoDay(today)}, month ${month}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a lane that is closed for weeks has a last open day before, and opens again after', () => {
  expect(read(12, '2026-12-01', NOON, CLOSED_FOR_WEEKS)).toEqual(['2026-12-31', 30, ['2026-12-01', '2026-12-07'], '2026-12-12']);
  expect(read(12, '2026-12-13', NOON, CLOSED_FOR_WEEKS)).toEqual(['2026-12-31', 18, undefined, '2027-01-05']);
});

test('a lane that is closed for most of the month is open before or after', () => {
  const march = Array.from({ length: 29 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`);
  const closed = (days: string[]) =>
    placeHours(
      SHOP_WEEK,
      days.map((date) => ({ date, shop: 'closed' })),
      'shop',
    );
  expect(read(3, '2027-02-20', NOON, closed(march))).toEqual(['2027-03-31', 39, ['2027-03-30', '2027-03-31'], '2027-03-31']);
  const late = [...march.slice(2), '2027-03-30', '2027-03-31'];
  expect(read(3, '2027-02-20', NOON, closed(late))).toEqual(['2027-03-31', 39, ['2027-03-01', '2027-03-02'], '2027-03-02']);
  // In February, nobody needs to hear yet that it is too late.
  expect(read(3, '2027-02-20', NOON, closed([...march, '2027-03-30', '2027-03-31']))).toEqual(['2027-03-31', 39, undefined, undefined]);
});

test('there is no visit if the lane stays closed', () => {
  const closed = { week: HOURS.week.map(() => []), exceptions: {} };
  expect(readSticker(12, { year: 2026, month: 11, day: 2, minute: NOON }, closed)).toEqual({
    lastDay: { year: 2026, month: 12, day: 31 },
    daysLeft: 59,
  });
});

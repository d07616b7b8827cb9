import { describe, expect, test } from 'vitest';
import { isoDay } from '../../src/rules/zoned-time.ts';
import { daysBetween, lastDayOf } from '../../src/rules/days.ts';
import { readSticker } from '../../src/rules/sticker.ts';
import { everyDay } from './every-day.ts';

const read = (month: number, today: string) => {
  const [year, ofYear, day] = today.split('-').map(Number) as [number, number, number];
  const { lastDay, daysLeft, visit } = readSticker(month, { year, month: ofYear, day });
  return [isoDay(lastDay), daysLeft, isoDay(visit.from), isoDay(visit.to)];
};

test.each([
  ['a month to come', 12, '2026-11-22', ['2026-12-31', 39, '2026-12-01', '2026-12-07']],
  ['a month gone by is next year’s', 10, '2026-11-22', ['2027-10-31', 343, '2027-10-01', '2027-10-07']],
  ['this month, from today on', 11, '2026-11-22', ['2026-11-30', 8, '2026-11-22', '2026-11-28']],
  ['this month, nearly over', 11, '2026-11-28', ['2026-11-30', 2, '2026-11-28', '2026-11-30']],
  ['its last day', 11, '2026-11-30', ['2026-11-30', 0, '2026-11-30', '2026-11-30']],
  ['February of a leap year', 2, '2028-01-15', ['2028-02-29', 45, '2028-02-01', '2028-02-07']],
])('%s', (_, month, today, expected) => {
  expect(read(month, today)).toEqual(expected);
});

describe('on every day of nine years, with any month on it', () => {
  test('a sticker ends with its month, within a year, and the suggested week is in that month and not in the past', () => {
    const wrong: string[] = [];
    for (const today of everyDay(2026, 2034)) {
      for (let month = 1; month <= 12; month++) {
        const { lastDay, daysLeft, visit } = readSticker(month, today);
        const sound =
          isoDay(lastDay) === isoDay(lastDayOf(lastDay.year, month)) &&
          daysLeft === daysBetween(today, lastDay) &&
          daysLeft >= 0 &&
          daysLeft <= 366 &&
          visit.from.month === month &&
          visit.to.month === month &&
          daysBetween(today, visit.from) >= 0 &&
          daysBetween(visit.from, visit.to) >= 0 &&
          daysBetween(visit.from, visit.to) <= 6;
        if (!sound) wrong.push(`${isoDay(today)}, month ${month}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

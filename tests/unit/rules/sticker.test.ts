import { describe, expect, test } from 'vitest';
import type { Day } from '../../../src/generator/site.ts';
import { addDays, isoDay } from '../../../src/rules/zoned-time.ts';
import { daysBetween, lastDayOf } from '../../../src/rules/days.ts';
import { type PlaceHours, placeHours, timesOn } from '../../../src/rules/hours.ts';
import { soonestDay } from '../../../src/rules/open-spans.ts';
import { readSticker, stickerYears } from '../../../src/rules/sticker.ts';
import { dayOf, everyDay } from './every-day.ts';
import { CLOSED_FOR_WEEKS, HOLIDAYS, SHOP_WEEK } from './sample-shop.ts';

const HOURS = placeHours(SHOP_WEEK, HOLIDAYS, 'shop');
const MORNING = 420;
const NOON = 720;
const CLOSING = 1020;

const at = (iso: string, minute = NOON) => ({ ...dayOf(iso), minute });
const closedOn = (days: string[]) =>
  placeHours(
    SHOP_WEEK,
    days.map((date) => ({ date, shop: 'closed' })),
    'shop',
  );

/** The answer, with days as `YYYY-MM-DD`. */
const read = (sticker: string, today: string, hours: PlaceHours) => {
  const { lastDay, daysLeft, visit, open } = readSticker(dayOf(sticker), at(today), hours);
  return {
    lastDay: isoDay(lastDay),
    daysLeft,
    visit: visit.map(({ from, to }) => `${isoDay(from)}/${isoDay(to)}`),
    open: open && isoDay(open.day),
  };
};

test.each([
  { month: 10, years: [2026, 2027] },
  { month: 11, years: [2025, 2026, 2027] },
  { month: 12, years: [2025, 2026] },
])('in November 2026, a sticker for month $month may show $years', ({ month, years }) => {
  expect(stickerYears(month, at('2026-11-03'))).toEqual(years);
});

/** What is wrong with the answer about a sticker, if anything. */
function faults(
  sticker: { year: number; month: number },
  index: number,
  today: ReturnType<typeof at>,
): string[] {
  const { lastDay, daysLeft, visit, open } = readSticker(sticker, today, HOURS);
  const soonest = soonestDay(HOURS, today);
  const within = (day: Day, from: Day, to: Day) =>
    daysBetween(from, day) >= 0 && daysBetween(day, to) >= 0;
  const days = visit.flatMap(({ from, to }) => [from, to]);
  const rules: Record<string, boolean> = {
    'ends with its month': isoDay(lastDay) === isoDay(lastDayOf(sticker.year, sticker.month)),
    'counts the days': daysLeft === daysBetween(today, lastDay),
    'has expired if its year is the first, and only then': daysLeft < 0 === (index === 0),
    'is good for thirteen months at most': daysLeft <= 396,
    'advises only open days': [...days, open!.day].every((day) => timesOn(HOURS, day).length > 0),
    'advises days to come': days.every((day) => daysBetween(soonest, day) >= 0),
    'leaves out closed days': visit.every(({ from, to }) => everyOpen(from, to)),
    'is in order': days.every(
      (day, place) => place === 0 || daysBetween(days[place - 1]!, day) >= 0,
    ),
  };
  if (daysLeft < 0) {
    rules['comes on the next open day'] =
      !opens(soonest, addDays(open!.day, -1)).includes(true) &&
      daysBetween(soonest, open!.day) >= 0;
    rules['has an entry unless that is today'] =
      visit.length === (daysBetween(today, open!.day) ? 1 : 0);
  } else if (visit.length) {
    rules['visits within its month'] = days.every((day) =>
      within(day, { ...lastDay, day: 1 }, lastDay),
    );
    rules['visits within seven days'] = daysBetween(days[0]!, days.at(-1)!) <= 6;
    const end = addDays(days[0]!, 6);
    rules['leaves out no day'] = !opens(
      addDays(days.at(-1)!, 1),
      daysBetween(end, lastDay) < 0 ? lastDay : end,
    ).includes(true);
    rules['has its last open day'] = within(open!.day, days.at(-1)!, lastDay);
  } else rules['is too late'] = daysBetween(lastDay, open!.day) > 0;
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

/** Whether the shop is open on each day from one through another. */
const opens = (from: Day, to: Day) =>
  Array.from(
    { length: Math.max(0, daysBetween(from, to) + 1) },
    (_, index) => timesOn(HOURS, addDays(from, index)).length > 0,
  );
const everyOpen = (from: Day, to: Day) => opens(from, to).every(Boolean);

test('on every day of three years, the answer to every month and year is sound: before opening, at noon and after closing', () => {
  const wrong: string[] = [];
  for (const [index, day] of everyDay(2026, 2028).entries()) {
    // Three times in turn meet each weekday.
    const today = { ...day, minute: [MORNING, NOON, CLOSING][index % 3]! };
    for (let month = 1; month <= 12; month++) {
      stickerYears(month, day).forEach((year, place) => {
        for (const rule of faults({ year, month }, place, today))
          wrong.push(`${isoDay(day)}, ${year}-${month}: ${rule}`);
      });
    }
  }
  expect(wrong).toEqual([]);
});

test('a lane that is closed for weeks has a last open day before, and opens again after', () => {
  expect(read('2026-12', '2026-12-01', CLOSED_FOR_WEEKS)).toMatchObject({
    daysLeft: 30,
    open: '2026-12-12',
  });
  expect(read('2026-12', '2026-12-13', CLOSED_FOR_WEEKS)).toMatchObject({
    daysLeft: 18,
    visit: [],
    open: '2027-01-05',
  });
});

describe('a lane that is closed for most of the month', () => {
  const march = Array.from(
    { length: 31 },
    (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`,
  );
  test.each([
    {
      when: 'is open at its end',
      closed: march.slice(0, 29),
      visit: ['2027-03-30/2027-03-31'],
      open: '2027-03-31',
    },
    {
      when: 'is open at its beginning',
      closed: march.slice(2),
      visit: ['2027-03-01/2027-03-02'],
      open: '2027-03-02',
    },
    // In February, nobody needs to hear yet that it is too late.
    { when: 'is not open at all', closed: march, visit: [], open: undefined },
  ])('$when', ({ closed, visit, open }) => {
    expect(read('2027-03', '2027-02-20', closedOn(closed))).toEqual({
      lastDay: '2027-03-31',
      daysLeft: 39,
      visit,
      open,
    });
  });
});

test.each([
  { sticker: 'good', month: 12, daysLeft: 59 },
  { sticker: 'expired', month: 10, daysLeft: -2 },
])('there is no visit with a $sticker sticker if the lane stays closed', ({ month, daysLeft }) => {
  const closed = { week: HOURS.week.map(() => []), exceptions: {} };
  const { visit, open, ...rest } = readSticker({ year: 2026, month }, at('2026-11-02'), closed);
  expect({ visit, open, daysLeft: rest.daysLeft }).toEqual({
    visit: [],
    open: undefined,
    daysLeft,
  });
});

import type { Day } from '../generator/index.ts';
import { type DaySpan, daysBetween, lastDayOf, addDays } from './days.ts';
import type { ZonedTime } from '../generator/tools.ts';
import { type OpenDay, type PlaceHours, openDay } from './hours.ts';
import { openSpans, soonestDay } from './open-spans.ts';

export type Sticker = {
  lastDay: Day;
  /** 0 on the last day itself; negative if the sticker has expired. */
  daysLeft: number;
  /**
   * The open days of a good week for a visit. Empty if the lane stays closed until `lastDay` is
   * over. Of an expired sticker, the next open day, if that is not today.
   */
  visit: DaySpan[];
  /**
   * The last open day for a visit. If there is no `visit` in this month, the day on which the lane
   * reopens, after the deadline. Of an expired sticker, the next open day, which may be today.
   */
  open?: OpenDay;
};

/**
 * The years that a sticker with this month may show. The first one has run out, and so have all
 * years before it. The last one is a sticker of this month, or of the months since: a sticker is
 * good for a year from the month of its inspection (19VAC30-70-50).
 */
export function stickerYears(month: number, { year, month: thisMonth }: Day): number[] {
  const expired = month < thisMonth ? year : year - 1;
  return month === thisMonth ? [expired, year, year + 1] : [expired, expired + 1];
}

/**
 * What the month and the year on an inspection sticker mean now. The sticker is good through the
 * last day of that month, and there are no extensions (19VAC30-70-50). The visit is in the first
 * week of the month, or in the next seven days if the month has begun.
 */
export function readSticker(
  { year, month }: Pick<Day, 'year' | 'month'>,
  now: ZonedTime,
  hours: PlaceHours,
): Sticker {
  const lastDay = lastDayOf(year, month);
  const daysLeft = daysBetween(now, lastDay);
  const begun = daysBetween({ year, month, day: 1 }, now) >= 0;
  const first = openDay(hours, begun ? soonestDay(hours, now) : { year, month, day: 1 }, 1);
  if (daysLeft < 0) {
    const visit = first && daysBetween(now, first.day) ? [{ from: first.day, to: first.day }] : [];
    return { lastDay, daysLeft, visit, open: first };
  }
  if (!first || daysBetween(first.day, lastDay) < 0)
    return { lastDay, daysLeft, visit: [], open: begun ? first : undefined };
  const week = addDays(first.day, 6);
  const visit = openSpans(hours, first.day, daysBetween(week, lastDay) < 0 ? lastDay : week);
  return { lastDay, daysLeft, visit, open: openDay(hours, lastDay, -1) };
}

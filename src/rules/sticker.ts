import type { Day } from '../generator/index.ts';
import { type DayRange, daysBetween, lastDayOf, addDays } from './days.ts';
import type { ZonedTime } from '../generator/portable.ts';
import { type OpenDay, type PlaceHours, nearestOpenDay } from './hours.ts';
import { openDayRanges, soonestDay } from './open-day-ranges.ts';

export type Sticker = {
  lastDay: Day;
  /** 0 on the last day itself; negative if the sticker has expired. */
  daysLeft: number;
  /**
   * The open days of a good week for a visit, not after `lastDay`; for an expired sticker, the next
   * open day if that is not today.
   */
  visitSpans: DayRange[];
} & (
  | { kind: 'good'; lastOpenDay: OpenDay }
  /** The lane has no open day through `lastDay`. `reopens` is unset before that month begins. */
  | { kind: 'closed'; reopens?: OpenDay }
  /** The next open day may be today. */
  | { kind: 'expired'; next?: OpenDay }
);

/**
 * The years that a sticker with this month may show. The first has expired, with all before it. The
 * last is that of the newest possible inspection: a sticker is good for a year from the month of
 * its inspection (19VAC30-70-50).
 */
export function stickerYears(month: number, { year, month: thisMonth }: Day): number[] {
  const expired = month < thisMonth ? year : year - 1;
  return month === thisMonth ? [expired, year, year + 1] : [expired, expired + 1];
}

/**
 * What an inspection sticker's month and year mean now. The sticker is good through the last day of
 * that month, without extensions (19VAC30-70-50). The visit is in the first week of the month, or
 * in the next seven days if the month has begun.
 */
export function readSticker(
  { year, month }: Pick<Day, 'year' | 'month'>,
  now: ZonedTime,
  hours: PlaceHours,
): Sticker {
  const firstDay = { year, month, day: 1 };
  const lastDay = lastDayOf(year, month);
  const daysLeft = daysBetween(now, lastDay);
  const hasBegun = daysBetween(firstDay, now) >= 0;
  const next = nearestOpenDay(hours, hasBegun ? soonestDay(hours, now) : firstDay, 1);
  if (daysLeft < 0) {
    const isLater = next && daysBetween(now, next.day) > 0;
    const visitSpans = isLater ? [{ from: next.day, to: next.day }] : [];
    return { kind: 'expired', lastDay, daysLeft, visitSpans, next };
  }
  const isInTime = next && daysBetween(next.day, lastDay) >= 0;
  if (!isInTime)
    return {
      kind: 'closed',
      lastDay,
      daysLeft,
      visitSpans: [],
      reopens: hasBegun ? next : undefined,
    };
  const visitSpans = openDayRanges(hours, next.day, earlier(addDays(next.day, 6), lastDay));
  return {
    kind: 'good',
    lastDay,
    daysLeft,
    visitSpans,
    lastOpenDay: nearestOpenDay(hours, lastDay, -1)!,
  };
}

const earlier = (one: Day, other: Day): Day => (daysBetween(one, other) < 0 ? other : one);

import type { Day } from '../generator/site.ts';
import { daysBetween, lastDayOf } from './days.ts';
import { type OpenDay, type PlaceHours, openDay, timesOn } from './hours.ts';
import { type ZonedTime, addDays } from './zoned-time.ts';

export type Sticker = {
  lastDay: Day;
  /** 0 on the last day itself. */
  daysLeft: number;
  /** Up to seven good days for a visit, of which the first and the last are open; undefined if the lane stays closed until `lastDay` is over. */
  visit?: { from: Day; to: Day };
  /** The last open day for a visit. If there is no `visit` in this month: the day on which the lane opens again, which is too late. */
  open?: OpenDay;
};

/**
 * What the month on an inspection sticker means now. The sticker is good through the last day of that month, and
 * there are no extensions (19VAC30-70-50). A month that has passed this year means that month of next year. The visit is
 * in the first week of the month, or in the next seven days if the month has begun.
 */
export function readSticker(month: number, now: ZonedTime, hours: PlaceHours): Sticker {
  const year = month < now.month ? now.year + 1 : now.year;
  const lastDay = lastDayOf(year, month);
  const daysLeft = daysBetween(now, lastDay);
  const isOver = !timesOn(hours, now).some((time) => time > now.minute);
  const first = openDay(hours, month === now.month ? addDays(now, isOver ? 1 : 0) : { year, month, day: 1 }, 1);
  if (!first || daysBetween(first.day, lastDay) < 0) return { lastDay, daysLeft, open: month === now.month ? first : undefined };
  const week = addDays(first.day, 6);
  const to = openDay(hours, daysBetween(week, lastDay) < 0 ? lastDay : week, -1)!.day;
  return { lastDay, daysLeft, visit: { from: first.day, to }, open: openDay(hours, lastDay, -1) };
}

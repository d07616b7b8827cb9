import type { Day } from '../generator/site.ts';
import { daysBetween, lastDayOf } from './days.ts';
import { addDays } from './zoned-time.ts';

export type Sticker = {
  lastDay: Day;
  /** 0 on the last day itself. */
  daysLeft: number;
  /** Seven good days for a visit: the first week of the month, or the next seven days if the month has begun. */
  visit: { from: Day; to: Day };
};

/**
 * What the month on an inspection sticker means today. The sticker is good through the last day of that month, and
 * there are no extensions (19VAC30-70-50). A month that has passed this year means that month of next year.
 */
export function readSticker(month: number, today: Day): Sticker {
  const year = month < today.month ? today.year + 1 : today.year;
  const lastDay = lastDayOf(year, month);
  const daysLeft = daysBetween(today, lastDay);
  const from = { year, month, day: month === today.month ? today.day : 1 };
  const week = addDays(from, 6);
  return { lastDay, daysLeft, visit: { from, to: daysBetween(week, lastDay) < 0 ? lastDay : week } };
}

import type { Day } from '../generator/index.ts';
import { addDays, formatIsoDay } from './days.ts';

/**
 * The site is built on the first of each month at the latest. Its pages announce holidays until two
 * weeks into the next month.
 */
const DAYS_INTO_NEXT_MONTH = 14;

/**
 * The holidays that pages of this day announce, by date: from this day to the middle of the next
 * month.
 */
export function nearHolidays<Holiday extends { date: string }>(
  holidays: readonly Holiday[],
  today: Day,
): Holiday[] {
  const [first, last] = [
    formatIsoDay(today),
    formatIsoDay(addDays({ ...today, month: today.month + 1, day: DAYS_INTO_NEXT_MONTH }, 0)),
  ];
  return holidays
    .filter(({ date }) => first <= date && date <= last)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

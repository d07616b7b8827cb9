import type { Day } from '../generator/site.ts';
import { addDays } from './zoned-time.ts';

/** The last day of a month; `month` counts from 1, and 13 is January of the next year. */
export function lastDayOf(year: number, month: number): Day {
  return addDays({ year, month: month + 1, day: 0 }, 0);
}

/** The number of calendar days from one day to another; negative if the other day is earlier. */
export function daysBetween(from: Day, to: Day): number {
  const time = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day);
  return Math.round((time(to) - time(from)) / 86_400_000);
}

/** A day in a sentence: `Monday, November 30, 2026`. */
export function longDate(day: Day): string {
  return format(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** The same without the weekday: `November 30, 2026`. */
export function plainDate(day: Day): string {
  return format(day, { month: 'long', day: 'numeric', year: 'numeric' });
}

/** A day in short form: `Nov 30`. */
export function shortDate(day: Day): string {
  return format(day, { month: 'short', day: 'numeric' });
}

/** A month with its year: `November 2026`. */
export function monthYear({ year, month }: { year: number; month: number }): string {
  return format({ year, month, day: 1 }, { month: 'long', year: 'numeric' });
}

/** The name of a month, 1 to 12. */
export function monthName(month: number): string {
  return format({ year: 2000, month, day: 1 }, { month: 'long' });
}

function format({ year, month, day }: Day, options: Intl.DateTimeFormatOptions): string {
  return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
}

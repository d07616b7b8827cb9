import type { Day } from '../generator/index.ts';
import { type DayRange, weekdayOf } from './days.ts';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

// No Intl: its formatters for these dates take 20 ms on a fast computer, while the visitor waits
// for an answer.

/** Formats a day for a sentence: `Monday, November 30, 2026`. */
export function longDate(day: Day): string {
  return `${WEEKDAYS[weekdayOf(day)]}, ${plainDate(day)}`;
}

/** Formats a day without its weekday: `November 30, 2026`. No line ends before the day. */
export function plainDate({ year, month, day }: Day): string {
  return `${monthName(month)}\u00a0${day}, ${year}`;
}

/**
 * Days in short form: `Nov 30`, `Nov 23 – Nov 28`. The year comes at the end if it is not
 * `thisYear`: `Jan 4 – Jan 9, 2027`.
 */
export function shortDates({ from, to }: DayRange, thisYear: number): string {
  const [first, last] = [from, to].map(
    ({ month, day }) => `${monthName(month).slice(0, 3)} ${day}`,
  );
  const dates = first === last ? first : `${first} – ${last}`;
  return to.year === thisYear ? dates! : `${dates}, ${to.year}`;
}

/** Formats a day in short form: `Monday, Nov 30`. A line ends only after the weekday. */
export function weekdayAndDate(day: Day): string {
  return `${WEEKDAYS[weekdayOf(day)]}, ${monthName(day.month).slice(0, 3)}\u00a0${day.day}`;
}

/** The name of a month, 1 to 12. */
export function monthName(month: number): string {
  return MONTHS[month - 1]!;
}

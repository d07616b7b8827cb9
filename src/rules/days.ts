import type { BuildDay, Day } from '../generator/index.ts';

/** The first and the last day are both included. */
export type DayRange = { from: Day; to: Day };

/** The day that is `days` calendar days after another, or before it if negative. */
export function addDays({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day of the week, 0 for Sunday. */
export function weekdayOf({ year, month, day }: Day): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** A day as `YYYY-MM-DD`. */
export function formatIsoDay({ year, month, day }: Day): string {
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** The day after a day; both are `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return formatIsoDay(addDays(parseIsoDay(day), 1));
}

/** The day that is given as `YYYY-MM-DD`. */
export function parseIsoDay(date: string): Day {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

/** The last day of a month; `month` counts from 1. */
export function lastDayOf(year: number, month: number): Day {
  return addDays({ year, month: month + 1, day: 0 }, 0);
}

/** Counts the calendar days from one day to another; negative if the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  const time = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day);
  return Math.round((time(to) - time(from)) / 86_400_000);
}

/**
 * A local time as `YYYY-MM-DDTHH:MM`, which sorts by time. Without a minute, it is the start of the
 * day.
 */
export function formatDateTime({ minute = 0, ...day }: BuildDay): string {
  return `${formatIsoDay(day)}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

export function pad(value: number): string {
  return String(value).padStart(2, '0');
}

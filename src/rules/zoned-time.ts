import type { Day } from '../generator/index.ts';

/** Local time in a time zone: a day, and whole minutes since midnight. */
export type ZonedTime = Day & { minute: number };

const formats = new Map<string, Intl.DateTimeFormat>();

// Making a formatter takes a hundred times as long as using it, so we cache formatters.
function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The part of Temporal that we use (https://tc39.es/proposal-temporal). Not every browser has it. */
type Temporal = {
  Instant: { fromEpochMilliseconds: (time: number) => { toZonedDateTimeISO: (timeZone: string) => ZonedTime & { hour: number } } };
};

/** Converts an instant to local time in an IANA time zone. Throws a RangeError for an unknown zone or an invalid date. */
export function zonedTime(instant: Date, timeZone: string): ZonedTime {
  // The first formatter blocks the page for tens of milliseconds on a slow phone.
  const { Temporal } = globalThis as { Temporal?: Temporal };
  if (Temporal) {
    const { year, month, day, hour, minute } = Temporal.Instant.fromEpochMilliseconds(+instant).toZonedDateTimeISO(timeZone);
    return { year, month, day, minute: hour * 60 + minute };
  }
  const part: Record<string, number> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(instant)) part[type] = +value;
  const { year, month, day, hour, minute } = part as { year: number; month: number; day: number; hour: number; minute: number };
  // Some engines write midnight as 24, even with h23.
  return { year, month, day, minute: (hour % 24) * 60 + minute };
}

/** The day `days` calendar days after another day, or before it if negative. */
export function addDays({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day of the week, 0 for Sunday. */
export function weekdayOf({ year, month, day }: Day): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** A day as `YYYY-MM-DD`. */
export function isoDay({ year, month, day }: Day): string {
  return [String(year), pad(month), pad(day)].join('-');
}

/** The day after a day; both are `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return isoDay(addDays(dayOf(day), 1));
}

/** The day that is given as `YYYY-MM-DD`. */
export function dayOf(date: string): Day {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

/** A local time as `YYYY-MM-DDTHH:MM`, which sorts by time. Without a minute, it is the start of the day. */
export function isoMinute({ minute = 0, ...day }: Day & { minute?: number }): string {
  return `${isoDay(day)}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

/** A number with at least two digits. */
export function pad(value: number): string {
  return String(value).padStart(2, '0');
}

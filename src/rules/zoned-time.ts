import type { Day } from '../generator/site.ts';

/** What the clock on the wall says somewhere: a day, and whole minutes since its midnight. */
export type ZonedTime = Day & { minute: number };

const formats = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs a hundred times what using it does.
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

/** What is used here of Temporal (https://tc39.es/proposal-temporal), which not every browser has. */
type Temporal = {
  Instant: { fromEpochMilliseconds: (time: number) => { toZonedDateTimeISO: (timeZone: string) => ZonedTime & { hour: number } } };
};

/** Reads an instant off the wall clock of an IANA time zone. Throws a RangeError for a zone or a date that does not exist. */
export function zonedTime(instant: Date, timeZone: string): ZonedTime {
  // A browser's first formatter takes tens of milliseconds on a slow phone, in which the page answers to nothing.
  const { Temporal } = globalThis as { Temporal?: Temporal };
  if (Temporal) {
    const { year, month, day, hour, minute } = Temporal.Instant.fromEpochMilliseconds(+instant).toZonedDateTimeISO(timeZone);
    return { year, month, day, minute: hour * 60 + minute };
  }
  const part: Record<string, number> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(instant)) part[type] = +value;
  const { year, month, day, hour, minute } = part as { year: number; month: number; day: number; hour: number; minute: number };
  // Some engines call midnight 24 even under h23.
  return { year, month, day, minute: (hour % 24) * 60 + minute };
}

/** The day that comes `days` after another one (before it, when negative), by the calendar and not by 24-hour steps. */
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

/** A number with two digits at least. */
export function pad(value: number): string {
  return String(value).padStart(2, '0');
}

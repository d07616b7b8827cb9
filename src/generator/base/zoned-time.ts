/** A calendar day. Months count from 1. */
export type Day = { year: number; month: number; day: number };

/** Local time in a time zone: a day, and whole minutes since midnight. */
export type ZonedTime = Day & { minute: number };

const formats: Record<string, Intl.DateTimeFormat> = {};

// A page of coupons asks sixteen times as it loads, and making a formatter takes twenty times as
// long as using it.
const formatFor = (timeZone: string): Intl.DateTimeFormat =>
  (formats[timeZone] ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }));

/**
 * Converts an instant to local time in an IANA time zone. Throws a RangeError for an unknown zone
 * or an invalid date.
 */
export function zonedTime(instant: Date, timeZone: string): ZonedTime {
  const parts = formatFor(timeZone).formatToParts(instant);
  const values = Object.fromEntries(parts.map(({ type, value }) => [type, +value]));
  const { year, month, day, hour, minute } = values as Day & { hour: number; minute: number };
  return { year, month, day, minute: hour * 60 + minute };
}

import type { Day } from './site.ts';

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
  Instant: {
    fromEpochMilliseconds: (time: number) => {
      toZonedDateTimeISO: (timeZone: string) => ZonedTime & { hour: number };
    };
  };
};

/** Converts an instant to local time in an IANA time zone. Throws a RangeError for an unknown zone or an invalid date. */
export function zonedTime(instant: Date, timeZone: string): ZonedTime {
  // The first formatter blocks the page for tens of milliseconds on a slow phone.
  const { Temporal } = globalThis as { Temporal?: Temporal };
  if (Temporal) {
    const { year, month, day, hour, minute } =
      Temporal.Instant.fromEpochMilliseconds(+instant).toZonedDateTimeISO(timeZone);
    return { year, month, day, minute: hour * 60 + minute };
  }
  const part: Record<string, number> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(instant)) part[type] = +value;
  const { year, month, day, hour, minute } = part as {
    year: number;
    month: number;
    day: number;
    hour: number;
    minute: number;
  };
  // Some engines write midnight as 24, even with h23.
  return { year, month, day, minute: (hour % 24) * 60 + minute };
}

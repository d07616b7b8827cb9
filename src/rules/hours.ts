import type { Day } from '../generator/index.ts';
import type { ZonedTime } from '../generator/portable.ts';
import { addDays, formatIsoDay, weekdayOf } from './days.ts';

/** The businesses that can be at this address, each with its own hours. `shop` is always there. */
export const PLACES = ['shop', 'gas', 'wash'] as const;
export type Place = (typeof PLACES)[number];

/** A value for each place that is there. */
export type ByPlace<T> = { shop: T } & { [place in Place]?: T };

// Written out, because the schema imports this file.
export type OpenHours = { open: string; close: string };

/** Hours in content: ranges of days, such as Mon-Fri, with times as HH:MM. */
export type Week = ({ days: string } & OpenHours)[];

/** A day with different hours in content, with the hours of each place that changes. */
export type Holiday = { date: string; name: string } & {
  [place in Place]?: 'closed' | OpenHours | OpenHours[];
};

/** A span of a day in minutes, from opening to closing. 1440 is the end of the day. */
export type TimeRange = [open: number, close: number];

export type PlaceHours = {
  /** By weekday, Sunday first. A closed day has no times. */
  week: TimeRange[][];
  /**
   * Days that differ from their weekday, by `YYYY-MM-DD`: their times, or why the place is closed.
   */
  exceptions: Record<string, TimeRange[] | string>;
};

/** The hours of all places and their time zone, as pages pass them to the browser script. */
export type OpeningData = { zone: string; places: ByPlace<PlaceHours> };

/** The next change of a status: a minute of the day, `daysAhead` days from now. */
export type StatusChange = { daysAhead: number; weekday: number; minute: number };

export type OpenDay = { day: Day; times: TimeRange[] };

type PlaceStatus = { isOpen: boolean; until?: StatusChange };

/** Weekdays as in content and pages, Sunday first. */
export const DAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** The minute at which a day ends. */
export const END_OF_DAY = 1440;
const LOOK_AHEAD_DAYS = 14;

/** The search goes on for two months, because a place may close for weeks. */
const MAX_SEARCH_DAYS = 62;

/** Makes a value for each place that has hours, from these hours. */
export function byPlace<T>(
  hours: ByPlace<Week>,
  value: (week: Week, place: Place) => T,
): ByPlace<T> {
  return Object.fromEntries(
    PLACES.flatMap((place) => (hours[place] ? [[place, value(hours[place], place)]] : [])),
  ) as ByPlace<T>;
}

/**
 * Weekdays, 0 for Sunday, of a range such as `Mon-Fri`; a range may cross the end of the week
 * (`Sat-Mon`).
 */
function weekdays(days: string): number[] {
  const [first = '', last = first] = days.split('-');
  const from = DAY_NAMES.indexOf(first);
  const length = ((DAY_NAMES.indexOf(last) - from + 7) % 7) + 1;
  return Array.from({ length }, (_, i) => (from + i) % 7);
}

/** The first span that overlaps or meets one above it, and a day of both, such as `Sat`. */
export function firstOverlap(week: Week): { span: Week[number]; day: string } | undefined {
  for (const [index, span] of week.entries())
    for (const above of week.slice(0, index)) {
      const [first, second] = toTimes([above, span]);
      const daysAbove = weekdays(above.days);
      const both = weekdays(span.days).find((day) => daysAbove.includes(day));
      if (both !== undefined && second![0] <= first![1]) return { span, day: DAY_NAMES[both]! };
    }
  return undefined;
}

/** Times by weekday, Sunday first. A day with a break has two ranges. */
export function weekTimes(week: Week): TimeRange[][] {
  return DAY_NAMES.map((_, day) =>
    toTimes(week.filter(({ days }) => weekdays(days).includes(day))),
  );
}

/** The hours of one day in minutes, the earliest first. */
const toTimes = (hours: OpenHours[]): TimeRange[] =>
  hours
    .map(({ open, close }): TimeRange => [minuteOf(open), closingMinute(close)])
    .sort(([a], [b]) => a - b);

/**
 * Hours of one place in the form that `placeStatus` reads: the usual week, and the holidays that
 * change it.
 */
export function placeHours(week: Week, holidays: Holiday[], place: Place): PlaceHours {
  const exceptions: PlaceHours['exceptions'] = {};
  for (const holiday of holidays) {
    const hours = holiday[place];
    if (hours)
      exceptions[holiday.date] = hours === 'closed' ? holiday.name : toTimes([hours].flat());
  }
  return { week: weekTimes(week), exceptions };
}

/**
 * The hours in which a car may come for an inspection: they end `lastCarMinutes` before each
 * closing.
 */
export function laneHours({ week, exceptions }: PlaceHours, lastCarMinutes: number): PlaceHours {
  const inLane = (times: TimeRange[]): TimeRange[] =>
    times
      .map(([open, close]): TimeRange => [open, close - lastCarMinutes])
      .filter(([open, last]) => last > open);
  const days = Object.entries(exceptions).map(([date, day]) => [date, inLane(timesOf(day))]);
  return { week: week.map(inLane), exceptions: Object.fromEntries(days) };
}

/**
 * Whether a place is open now, and when that changes next. `until` is missing if nothing changes
 * within 14 days. It uses local clock time, so a change to daylight saving time has no effect.
 */
export function placeStatus(hours: PlaceHours, now: ZonedTime): PlaceStatus {
  const isOpen = timesOn(hours, now).some(
    ([open, close]) => open <= now.minute && now.minute < close,
  );
  for (let daysAhead = 0; daysAhead <= LOOK_AHEAD_DAYS; daysAhead++) {
    const day = addDays(now, daysAhead);
    const minute = timesOn(hours, day)
      .flat()
      .find((time) => (daysAhead || time > now.minute) && !staysOpen(hours, day, time));
    if (minute !== undefined)
      return { isOpen, until: { daysAhead, weekday: weekdayOf(day), minute } };
  }
  return { isOpen };
}

/** Whether a place stays open at this time: it closes and opens at the same midnight. */
function staysOpen(hours: PlaceHours, day: Day, time: number): boolean {
  if (time === END_OF_DAY) return timesOn(hours, addDays(day, 1))[0]?.[0] === 0;
  return time === 0 && timesOn(hours, addDays(day, -1)).at(-1)?.[1] === END_OF_DAY;
}

/**
 * The open day nearest to `from`, or `from` itself. `way`: 1 searches forward, -1 back. Undefined
 * if there is none in two months.
 */
export function nearestOpenDay(hours: PlaceHours, from: Day, way: 1 | -1): OpenDay | undefined {
  for (let days = 0; days < MAX_SEARCH_DAYS; days++) {
    const day = addDays(from, way * days);
    const times = timesOn(hours, day);
    if (times.length) return { day, times };
  }
  return undefined;
}

/** A place's times on a day, also on a holiday. */
export function timesOn(hours: PlaceHours, day: Day): TimeRange[] {
  return timesOf(hours.exceptions[formatIsoDay(day)] ?? hours.week[weekdayOf(day)] ?? []);
}

/** A place's times on a day that differs from its weekday. */
export function timesOf(exception: TimeRange[] | string): TimeRange[] {
  return typeof exception === 'string' ? [] : exception;
}

function minuteOf(clock: string): number {
  const [hour, minute] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
}

// Treat 23:59 as midnight: it means "until midnight" where 24:00 is not a valid time (as in
// schema.org).
function closingMinute(clock: string): number {
  return clock === '23:59' ? END_OF_DAY : minuteOf(clock);
}

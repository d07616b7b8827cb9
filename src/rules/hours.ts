import type { Day } from '../generator/index.ts';
import type { ZonedTime } from '../generator/portable.ts';
import { addDays, isoDay, weekdayOf } from './days.ts';

/** The businesses that can be at this address, each with its own hours. There is always a shop. */
export const PLACES = ['shop', 'gas', 'wash'] as const;
export type Place = (typeof PLACES)[number];

/** A value for each place that is there. */
export type ByPlace<T> = { shop: T } & { [place in Place]?: T };

// The schema uses a function of this file, so these types cannot be inferred from the schema.
export type OpenHours = { open: string; close: string };

/** Hours in content: spans of days, such as Mon-Fri, with times as HH:MM. */
export type Week = ({ days: string } & OpenHours)[];

/** A day with different hours in content, with the hours of each place that changes. */
export type Holiday = { date: string; name: string } & {
  [place in Place]?: 'closed' | OpenHours | OpenHours[];
};

/**
 * The minutes of one day at which a place opens and closes, alternating. 1440 is the end of the
 * day. Empty means closed all day.
 */
export type DayTimes = number[];

export type PlaceHours = {
  /** By weekday, Sunday first. */
  week: DayTimes[];
  /** Days that differ from their usual weekday, by `YYYY-MM-DD`: times, or why it is closed. */
  exceptions: Record<string, DayTimes | string>;
};

/** The hours of all places and their time zone, as pages pass them to the browser script. */
export type OpeningData = { zone: string; places: ByPlace<PlaceHours> };

/** When the status will change: a minute of the day, `daysAhead` days from now. */
export type StatusChange = { daysAhead: number; weekday: number; minute: number };

export type OpenDay = { day: Day; times: DayTimes };

type PlaceStatus = { isOpen: boolean; until?: StatusChange };

/** Weekdays as in content and pages, Sunday first. */
export const DAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** The minute at which a day ends. */
export const END_OF_DAY = 1440;
const LOOK_AHEAD_DAYS = 14;

/** A place may close for weeks. */
const MAX_SEARCH_DAYS = 62;

/** The values of all places that have hours, made from those hours. */
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

/**
 * The first day on which two spans of hours overlap or meet, such as `Sat`; undefined if none do.
 */
export function overlappingDay(week: Week): string | undefined {
  const day = weekTimes(week).findIndex((times) =>
    times.some((time, i) => i > 0 && time <= times[i - 1]!),
  );
  return day < 0 ? undefined : DAY_NAMES[day];
}

/** Times by weekday, Sunday first. A day with a break has two spans. */
export function weekTimes(week: Week): DayTimes[] {
  return DAY_NAMES.map((_, day) =>
    dayTimes(week.filter(({ days }) => weekdays(days).includes(day))),
  );
}

/** The sorted times of one day's spans. */
function dayTimes(spans: OpenHours[]): DayTimes {
  return spans
    .map(({ open, close }) => [minuteOf(open), closingMinute(close)] as const)
    .sort(([a], [b]) => a - b)
    .flat();
}

/**
 * Hours of one place in the form that `placeStatus` reads: the usual week, and the holidays that
 * change it.
 */
export function placeHours(week: Week, holidays: Holiday[], place: Place): PlaceHours {
  const exceptions: PlaceHours['exceptions'] = {};
  for (const holiday of holidays) {
    const hours = holiday[place];
    if (hours)
      exceptions[holiday.date] = hours === 'closed' ? holiday.name : dayTimes([hours].flat());
  }
  return { week: weekTimes(week), exceptions };
}

/** The hours in which a car may come to be inspected: the last one so long before each closing. */
export function laneHours({ week, exceptions }: PlaceHours, lastCarMinutes: number): PlaceHours {
  const inLane = (times: DayTimes): DayTimes =>
    times.flatMap((open, i) => {
      const last = times[i + 1]! - lastCarMinutes;
      return i % 2 === 0 && last > open ? [open, last] : [];
    });
  const days = Object.entries(exceptions).map(([date, times]) => [date, inLane(timesOf(times))]);
  return { week: week.map(inLane), exceptions: Object.fromEntries(days) };
}

/**
 * Whether a place is open now, and when that changes next. `until` is left out if nothing changes
 * within 14 days. It uses local clock time, so a change to daylight saving time has no effect.
 */
export function placeStatus(hours: PlaceHours, now: ZonedTime): PlaceStatus {
  const isOpen = timesOn(hours, now).filter((time) => time <= now.minute).length % 2 === 1;
  for (let daysAhead = 0; daysAhead <= LOOK_AHEAD_DAYS; daysAhead++) {
    const day = addDays(now, daysAhead);
    const minute = timesOn(hours, day).find(
      (time, i) => (daysAhead || time > now.minute) && !staysOpen(hours, day, time, i),
    );
    if (minute !== undefined)
      return { isOpen, until: { daysAhead, weekday: weekdayOf(day), minute } };
  }
  return { isOpen };
}

/** Whether nothing changes at a time, because a place closes and opens at that midnight. */
function staysOpen(hours: PlaceHours, day: Day, time: number, index: number): boolean {
  if (time === END_OF_DAY) return timesOn(hours, addDays(day, 1))[0] === 0;
  return time === 0 && index === 0 && timesOn(hours, addDays(day, -1)).at(-1) === END_OF_DAY;
}

/**
 * The open day nearest to `from`, which counts itself. `way`: 1 searches forward, -1 back.
 * Undefined if there is none in two months.
 */
export function nearestOpenDay(hours: PlaceHours, from: Day, way: 1 | -1): OpenDay | undefined {
  for (let days = 0; days < MAX_SEARCH_DAYS; days++) {
    const day = addDays(from, way * days);
    const times = timesOn(hours, day);
    if (times.length) return { day, times };
  }
  return undefined;
}

/** The times at which a place opens and closes on a day, with holidays. */
export function timesOn(hours: PlaceHours, day: Day): DayTimes {
  return timesOf(hours.exceptions[isoDay(day)] ?? hours.week[weekdayOf(day)] ?? []);
}

/** The times of a day that differs from its weekday: none if it is closed. */
export function timesOf(exception: DayTimes | string): DayTimes {
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

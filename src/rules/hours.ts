import { type Day, type ZonedTime, addDays, isoDay } from './zoned-time.ts';

// The schema checks weeks with a rule of this file, so these types cannot be inferred from it.
export type Place = 'shop' | 'gas' | 'wash';
type Clocks = { open: string; close: string };

/** Hours as content writes them: spans of days, such as Mon-Fri, with the times as HH:MM. */
export type Week = ({ days: string } & Clocks)[];

/** A day that differs, as content writes it, for each place that it changes. */
export type Holiday = { date: string } & { [place in Place]?: 'closed' | Clocks };

/** Minutes of one day from opening up to, and without, closing. 1440 is the day's end. Null: closed all day. */
export type OpenSpan = [open: number, close: number] | null;

export type PlaceHours = {
  /** By weekday, Sunday first. */
  week: OpenSpan[];
  /** Days that differ from their weekday, by `YYYY-MM-DD`. */
  exceptions: Record<string, OpenSpan>;
};

/** When the status will change: minute of the day that lies `daysAhead` from now. */
export type Change = { daysAhead: number; weekday: number; minute: number };

export type PlaceStatus = { open: boolean; until: Change | null };

/** Weekdays as content and pages write them, Sunday first. */
export const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const END_OF_DAY = 1440;
const LOOK_AHEAD_DAYS = 14;

/** Weekdays, 0 for Sunday, of a range such as `Mon-Fri`; a range may run over the week's end (`Sat-Mon`). */
export function weekdays(days: string): number[] {
  const [first = '', last = first] = days.split('-');
  const from = DAYS.indexOf(first);
  const length = ((DAYS.indexOf(last) - from + 7) % 7) + 1;
  return Array.from({ length }, (_, i) => (from + i) % 7);
}

/** The first day that two spans of a week both name, such as `Sat`; undefined when each day has one span at most. */
export function repeatedDay(week: Pick<Week[number], 'days'>[]): string | undefined {
  const all = week.flatMap((span) => weekdays(span.days));
  const repeated = all.find((day, i) => all.indexOf(day) !== i);
  return repeated === undefined ? undefined : DAYS[repeated];
}

/** Opening spans by weekday, Sunday first. A later span of the same day wins; content forbids it (`repeatedDay`). */
export function weekSpans(week: Week): OpenSpan[] {
  const spans: OpenSpan[] = Array.from({ length: 7 }, () => null);
  for (const { days, open, close } of week) for (const day of weekdays(days)) spans[day] = [minuteOf(open), closingMinute(close)];
  return spans;
}

/** Hours of one place in the form that `placeStatus` reads: the usual week, and the holidays that change it. */
export function placeHours(week: Week, holidays: Holiday[], place: Place): PlaceHours {
  const exceptions: PlaceHours['exceptions'] = {};
  for (const holiday of holidays) {
    const hours = holiday[place];
    if (hours) exceptions[holiday.date] = hours === 'closed' ? null : [minuteOf(hours.open), closingMinute(hours.close)];
  }
  return { week: weekSpans(week), exceptions };
}

/**
 * Whether a place is open now, and when that changes next. `until` is null when nothing changes within 14 days.
 * Works on wall-clock time, so a clock change in the night moves nothing.
 */
export function placeStatus(hours: PlaceHours, now: ZonedTime): PlaceStatus {
  const open = isOpen(openSpan(hours, now), now.minute);
  for (let daysAhead = 0; daysAhead <= LOOK_AHEAD_DAYS; daysAhead++) {
    const span = openSpan(hours, addDays(now, daysAhead));
    if (!span || (open && span[1] === END_OF_DAY && openSpan(hours, addDays(now, daysAhead + 1))?.[0] === 0)) continue;
    const minute = span[open ? 1 : 0];
    if (daysAhead || minute > now.minute) return { open, until: { daysAhead, weekday: addDays(now, daysAhead).weekday, minute } };
  }
  return { open, until: null };
}

function isOpen(span: OpenSpan, minute: number): boolean {
  return !!span && span[0] <= minute && minute < span[1];
}

/** When a place is open on a day, holidays included. */
export function openSpan(hours: PlaceHours, day: Day): OpenSpan {
  const exception = hours.exceptions[isoDay(day)];
  return exception === undefined ? (hours.week[day.weekday] ?? null) : exception;
}

function minuteOf(clock: string): number {
  const [hour, minute] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
}

// Nobody closes at 23:59: it is how "until midnight" is written where 24:00 is not a time (schema.org says so too).
function closingMinute(clock: string): number {
  return clock === '23:59' ? END_OF_DAY : minuteOf(clock);
}

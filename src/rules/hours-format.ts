import type { Day } from '../generator/index.ts';
import {
  type StatusChange,
  DAY_NAMES,
  END_OF_DAY,
  type TimeRange,
  type Week,
  weekTimes,
} from './hours.ts';
import { addDays, pad } from './days.ts';

const LONG_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Consecutive days with the same hours; in `from` and `to`, Monday is 0. */
type Run = { from: number; to: number; times: TimeRange[] };

/**
 * Hours on one line: `Mon-Fri 8AM-5PM, Sat 8AM-2PM`, or `6AM-10PM` if all seven days are the same
 * (spec section 9).
 */
export function shortHours(week: Week): string {
  return hoursByRun(week, (minute) => clock(minute, '', minute % 60 > 0)).join(', ');
}

/**
 * Hours as lines with full times: `Mon-Fri 8:00AM-5:00PM`, or `6:00AM-10:00PM every day` (spec
 * section 9, footer).
 */
export function longHours(week: Week): string[] {
  return hoursByRun(week, (minute) => clock(minute, '', true), ' every day');
}

function hoursByRun(week: Week, label: (minute: number) => string, everyDay = ''): string[] {
  return runsOf(week).map((run) => {
    const times = run.times
      .map((span) => (isAllDay(span) ? '24 hours' : span.map(label).join('-')))
      .join(' and ');
    return run.from === 0 && run.to === 6 ? times + everyDay : `${dayRange(run, 3)} ${times}`;
  });
}

const isAllDay = ([open, close]: TimeRange): boolean => open === 0 && close === END_OF_DAY;

/** Hours in schema.org's `openingHours` format: `Mo-Fr 08:00-17:00`, `Mo-Su 06:00-22:00`. */
export function structuredHours(week: Week): string[] {
  return runsOf(week).flatMap((run) =>
    run.times.map(([open, close]) => `${dayRange(run, 2)} ${isoClock(open)}-${isoClock(close)}`),
  );
}

/** Hours for schema.org's `openingHoursSpecification`: full day names, times as HH:MM. */
export function structuredHourSpans(
  week: Week,
): { dayOfWeek: string[]; opens: string; closes: string }[] {
  return runsOf(week).flatMap(({ from, to, times }) =>
    structuredDaySpans(times).map((span) => ({
      dayOfWeek: LONG_DAYS.slice(from, to + 1),
      ...span,
    })),
  );
}

/**
 * The hours of one day for schema.org: times as HH:MM. A closed day opens and closes at midnight,
 * as search engines ask for.
 */
export function structuredDaySpans(times: TimeRange[]): { opens: string; closes: string }[] {
  if (times.length === 0) return [{ opens: '00:00', closes: '00:00' }];
  return times.map(([open, close]) => ({
    opens: isoClock(open),
    closes: isoClock(close),
  }));
}

/**
 * A minute of the day in a sentence: `5 PM`, `8:30 AM`. The end of the day is `12 AM`. No line ends
 * inside.
 */
export function clockLabel(minute: number): string {
  return clock(minute, '\u00a0', minute % 60 > 0);
}

/**
 * Formats the times of one day for a sentence: `8 AM – 12 PM, 1 PM – 5 PM`. Lines end only after a
 * comma.
 */
export function timesLabel(times: TimeRange[]): string {
  return times
    .map((span) =>
      (isAllDay(span) ? '24 hours' : span.map(clockLabel).join(' – ')).replaceAll(' ', '\u00a0'),
    )
    .join(', ');
}

/**
 * The time of a status change, for the end of a sentence: `5 PM` today, `Mon 8 AM` on another day,
 * `Mon 1/4 8 AM` if the weekday alone would mean an earlier day.
 */
export function changeLabel({ daysAhead, weekday, minute }: StatusChange, today: Day): string {
  const time = clockLabel(minute);
  if (!daysAhead) return time;
  // The end of a day is 12 AM of the next day.
  const later = minute === END_OF_DAY ? 1 : 0;
  const { month, day } = addDays(today, daysAhead + later);
  const date = daysAhead + later > 6 && `${month}/${day}`;
  return [DAY_NAMES[(weekday + later) % 7], date, time].filter(Boolean).join(' ');
}

function runsOf(week: Week): Run[] {
  const byDay = businessDays(week);
  const runs: Run[] = [];
  for (let i = 0; i < 7; i++) {
    const times = byDay[(i + 1) % 7]!;
    const last = runs.at(-1);
    if (!times.length) continue;
    if (last && last.to === i - 1 && last.times.join() === times.join()) last.to = i;
    else runs.push({ from: i, to: i, times });
  }
  return runs;
}

/**
 * Times by weekday, Sunday first, as people and schema.org say them: Fri 18:00-24:00 and Sat
 * 00:00-02:00 are Friday until 26:00.
 */
function businessDays(week: Week): TimeRange[][] {
  const days = weekTimes(week);
  return days.map((times, day) => {
    const own = goesOn(days.at(day - 1)!, times) ? times.slice(1) : times;
    const tomorrow = days[(day + 1) % 7]!;
    if (!goesOn(times, tomorrow)) return own;
    const [[, close]] = tomorrow as [TimeRange];
    const [open] = own.at(-1)!;
    return [...own.slice(0, -1), [open, END_OF_DAY + close]];
  });
}

/**
 * Whether an evening's hours go on as the first hours of the next day. Together they must last less
 * than a day, or the clock would not say when they end.
 */
function goesOn(evening: TimeRange[], nextDay: TimeRange[]): boolean {
  const last = evening.at(-1);
  const next = nextDay[0];
  return last?.[1] === END_OF_DAY && next?.[0] === 0 && next[1] < last[0];
}

/** Formats the days of a run, each with `letters` letters. */
function dayRange({ from, to }: Run, letters: number): string {
  const [first, last] = [from, to].map((day) => LONG_DAYS[day]!.slice(0, letters));
  return first === last ? first! : `${first}-${last}`;
}

function clock(minute: number, gap: string, withMinutes: boolean): string {
  const hour = Math.floor(minute / 60) % 24;
  return (
    `${hour % 12 || 12}${withMinutes ? `:${pad(minute % 60)}` : ''}` +
    `${gap}${hour < 12 ? 'AM' : 'PM'}`
  );
}

function isoClock(minute: number): string {
  if (minute === END_OF_DAY) return '23:59';
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`;
}

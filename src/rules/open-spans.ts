import type { Day } from '../generator/index.ts';
import { type DaySpan, daysBetween, addDays } from './days.ts';
import type { ZonedTime } from '../generator/portable.ts';
import { type PlaceHours, spansOn } from './hours.ts';

/** The runs of open days from one day through another, both included. */
export function openSpans(hours: PlaceHours, from: Day, to: Day): DaySpan[] {
  const spans: DaySpan[] = [];
  let run: DaySpan | undefined;
  for (let day = from; daysBetween(day, to) >= 0; day = addDays(day, 1)) {
    if (!spansOn(hours, day).length) run = undefined;
    else if (run) run.to = day;
    else spans.push((run = { from: day, to: day }));
  }
  return spans;
}

/**
 * The first day on which a driver could still come: today, or tomorrow if the place is closed for
 * the rest of today.
 */
export function soonestDay(hours: PlaceHours, now: ZonedTime): Day {
  return addDays(now, spansOn(hours, now).some(([, close]) => close > now.minute) ? 0 : 1);
}

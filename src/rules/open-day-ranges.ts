import type { Day } from '../generator/index.ts';
import { type DayRange, daysBetween, addDays } from './days.ts';
import type { ZonedTime } from '../generator/portable.ts';
import { type PlaceHours, timesOn } from './hours.ts';

/** The runs of open days from one day through another, both included. */
export function openDayRanges(hours: PlaceHours, from: Day, to: Day): DayRange[] {
  const ranges: DayRange[] = [];
  let run: DayRange | undefined;
  for (let day = from; daysBetween(day, to) >= 0; day = addDays(day, 1)) {
    if (!timesOn(hours, day).length) run = undefined;
    else if (run) run.to = day;
    else ranges.push((run = { from: day, to: day }));
  }
  return ranges;
}

/**
 * The first day on which a driver could still come: today, or tomorrow if the place is closed for
 * the rest of today.
 */
export function soonestDay(hours: PlaceHours, now: ZonedTime): Day {
  return addDays(now, timesOn(hours, now).some(([, close]) => close > now.minute) ? 0 : 1);
}

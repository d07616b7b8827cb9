import type { Day } from '../generator/site.ts';
import { type DayTimes, type PlaceHours, timesOn } from './hours.ts';
import { addDays } from './zoned-time.ts';

/** Days that a rejected car has for the cheap re-inspection, besides the day of the inspection (19VAC30-70-60). */
export const RECHECK_DAYS = 15;

export type Recheck = {
  lastDay: Day;
  /** The last day on which the lane is open; undefined when it stays closed all that time. */
  visit?: { day: Day; times: DayTimes };
};

/** Until when a car that is rejected on the day `inspected` can come back, and the last day on which the lane is open for it. */
export function planRecheck(hours: PlaceHours, inspected: Day): Recheck {
  const lastDay = addDays(inspected, RECHECK_DAYS);
  for (let back = 0; back < RECHECK_DAYS; back++) {
    const day = addDays(lastDay, -back);
    const times = timesOn(hours, day);
    if (times.length) return { lastDay, visit: { day, times } };
  }
  return { lastDay };
}

import type { Day } from '../generator/site.ts';
import { type DayTimes, type PlaceHours, timesOn } from './hours.ts';
import { addDays } from './zoned-time.ts';

/** How many days after the inspection a rejected car can get the cheap re-inspection (19VAC30-70-60). */
const RECHECK_DAYS = 15;

export type Recheck = {
  lastDay: Day;
  /** The last day until `lastDay` on which the inspection lane is open; undefined if there is no such day. */
  visit?: { day: Day; times: DayTimes };
};

/** The last day on which a car that was rejected on the day `inspected` can come back, and the last day until then on which the shop is open. */
export function planRecheck(hours: PlaceHours, inspected: Day): Recheck {
  const lastDay = addDays(inspected, RECHECK_DAYS);
  for (let back = 0; back < RECHECK_DAYS; back++) {
    const day = addDays(lastDay, -back);
    const times = timesOn(hours, day);
    if (times.length) return { lastDay, visit: { day, times } };
  }
  return { lastDay };
}

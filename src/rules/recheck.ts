import type { Day } from '../generator/site.ts';
import { daysBetween } from './days.ts';
import { type OpenDay, type PlaceHours, openDay } from './hours.ts';
import { addDays } from './zoned-time.ts';

/** How many days after the inspection a rejected car can get the cheap re-inspection (19VAC30-70-60). */
const RECHECK_DAYS = 15;

export type Recheck = {
  /** Today, or the next open day if the inspection lane is closed all day. */
  inspected: Day;
  lastDay: Day;
  /** The last day until `lastDay` on which the lane is open; undefined if there is no such day. */
  visit?: OpenDay;
};

/**
 * The last day of the cheap re-inspection, and the last open day until then, for a car that is rejected today. If the lane is
 * closed all day today, for a car that is rejected on the next open day.
 */
export function planRecheck(hours: PlaceHours, today: Day): Recheck {
  const inspected = openDay(hours, today, 1)?.day ?? today;
  const lastDay = addDays(inspected, RECHECK_DAYS);
  const visit = openDay(hours, lastDay, -1);
  return { inspected, lastDay, visit: visit && daysBetween(inspected, visit.day) > 0 ? visit : undefined };
}

import type { Day } from '../generator/index.ts';
import { daysBetween, addDays } from './days.ts';
import type { ZonedTime } from '../generator/portable.ts';
import { type OpenDay, type PlaceHours, nearestOpenDay, timesOn } from './hours.ts';
import { soonestDay } from './open-day-ranges.ts';

type Recheck = {
  lastDay: Day;
  /** The last open day of the lane until `lastDay`; undefined if there is none from now on. */
  visit?: OpenDay;
};

/**
 * The last day of the cheap re-inspection, `days` after a car was or will be rejected on
 * `inspected`, and the last open day until then.
 */
export function planRecheck(
  hours: PlaceHours,
  inspected: Day,
  now: ZonedTime,
  days: number,
): Recheck {
  const lastDay = addDays(inspected, days);
  const visit = nearestOpenDay(hours, lastDay, -1);
  const isInTime =
    visit &&
    daysBetween(inspected, visit.day) > 0 &&
    daysBetween(soonestDay(hours, now), visit.day) >= 0;
  return { lastDay, visit: isInTime ? visit : undefined };
}

/**
 * The days of inspection that still count: today, or the next open day if the lane is closed all
 * day; then the open ones of the `days` days before today, the latest first.
 */
export function inspectionDays(hours: PlaceHours, today: Day, days: number): Day[] {
  const before = Array.from({ length: days }, (_, index) => addDays(today, -index - 1));
  return [
    nearestOpenDay(hours, today, 1)?.day ?? today,
    ...before.filter((day) => timesOn(hours, day).length),
  ];
}

import type { Day } from '../../../src/generator/site.ts';
import { addDays } from '../../../src/rules/zoned-time.ts';

/** A day that is written as YYYY-MM-DD. */
export function dayOf(iso: string): Day {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

/** Every day from January 1 of one year through December 31 of another. */
export function everyDay(fromYear: number, toYear: number): Day[] {
  const days: Day[] = [];
  for (
    let day = addDays({ year: fromYear, month: 1, day: 1 }, 0);
    day.year <= toYear;
    day = addDays(day, 1)
  )
    days.push(day);
  return days;
}

import type { Day } from '../../../src/generator/site.ts';

/** A day that is written as YYYY-MM-DD. */
export function dayOf(iso: string): Day {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

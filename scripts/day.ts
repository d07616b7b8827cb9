import { addDays } from '../src/rules/zoned-time.ts';
import type { Day } from '../src/generator/site.ts';
import { ArgsError } from './args.ts';

/** Reads a day written as YYYY-MM-DD, if one is given. Throws an ArgsError for anything else and for a day that does not exist. */
export function dayFrom(text: string | undefined): Day | undefined {
  if (text === undefined) return undefined;
  const [year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).slice(1).map(Number);
  if (year !== undefined && month !== undefined && day !== undefined) {
    const real = addDays({ year, month, day }, 0);
    if (real.month === month && real.day === day) return { year, month, day };
  }
  throw new ArgsError(`"${text}" is not a day. Write it as YYYY-MM-DD, such as 2026-12-31.`);
}

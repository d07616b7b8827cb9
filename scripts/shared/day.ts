import { addDays, formatIsoDay } from '../../src/rules/days.ts';
import type { Day } from '../../src/generator/index.ts';
import { ArgsError } from './args.ts';

/**
 * Reads a day written as YYYY-MM-DD, if one is given. Throws an ArgsError for anything else and for
 * a day that does not exist.
 */
export function dayFrom(text: string | undefined): Day | undefined {
  if (text === undefined) return undefined;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  // A day that does not exist, such as February 30, becomes another one.
  const existing = addDays({ year, month, day }, 0);
  if (/^\d{4}-/.test(text) && formatIsoDay(existing) === text) return existing;
  throw new ArgsError(`"${text}" is not a day. Write it as YYYY-MM-DD, such as 2026-12-31.`);
}

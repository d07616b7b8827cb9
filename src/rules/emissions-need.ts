import { type ModelYearRule, testedModelYears } from './model-years.ts';

type CarsOfMake = { electric?: boolean; lastModelYear?: number };

/** Whether a make's cars need an emissions test in a year, and of which model years. */
type EmissionsNeed =
  | { kind: 'electric' | 'tooOld'; years: {} }
  | { kind: 'ended'; years: { from: number } }
  | { kind: 'tested'; years: { from: number; to: number } };

/**
 * Applies the state's rule to a make in the calendar year `year`. The make's page says more about
 * hybrids and diesels.
 */
export function emissionsNeed(
  { electric, lastModelYear }: CarsOfMake,
  rule: ModelYearRule,
  year: number,
): EmissionsNeed {
  const { oldest, newest } = testedModelYears(rule, year).tested;
  if (electric) return { kind: 'electric', years: {} };
  if (lastModelYear === undefined || lastModelYear > newest)
    return { kind: 'tested', years: { from: oldest, to: newest } };
  if (lastModelYear < oldest) return { kind: 'tooOld', years: {} };
  return { kind: 'ended', years: { from: oldest } };
}

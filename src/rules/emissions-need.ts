import { type ModelYearRule, testedModelYears } from './model-years.ts';

type CarsOfMake = { electric?: boolean; lastModelYear?: number };

/**
 * Whether a make's cars need an emissions test in a calendar year. Numbers are tested model years.
 */
type EmissionsNeed =
  | { kind: 'electric' }
  | { kind: 'tooOld'; age: string }
  | { kind: 'ended'; from: number }
  | { kind: 'tested'; from: number; to: number };

/**
 * What the state's rule means for a make in the calendar year `year`. Its page says more about
 * hybrids and diesels.
 */
export function emissionsNeed(
  { electric, lastModelYear }: CarsOfMake,
  rule: ModelYearRule,
  year: number,
): EmissionsNeed {
  const { oldest, newest } = testedModelYears(rule, year).tested;
  if (electric) return { kind: 'electric' };
  if (lastModelYear === undefined || lastModelYear > newest)
    return { kind: 'tested', from: oldest, to: newest };
  if (lastModelYear < oldest) return { kind: 'tooOld', age: `${rule.exemptFromAge}` };
  return { kind: 'ended', from: oldest };
}

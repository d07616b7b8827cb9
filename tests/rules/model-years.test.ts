import { describe, expect, test } from 'vitest';
import { testedModelYears } from '../../src/rules/model-years.ts';
import { zonedTime } from '../../src/rules/zoned-time.ts';

/** Whether the emissions program tests a vehicle, written from docs/facts.md, section 2. */
const isTested = (modelYear: number, year: number, fuel: 'gasoline' | 'diesel'): boolean =>
  !(modelYear >= year - 3) && (fuel === 'gasoline' ? year - modelYear < 25 : modelYear >= 1997);

/** The answer of the questions for a model year and a fuel. */
function answer(modelYear: number, year: number, fuel: 'gasoline' | 'diesel'): 'yes' | 'no' | 'not yet' {
  const { exemptFrom, tested, dieselOnly } = testedModelYears(year);
  if (modelYear >= exemptFrom) return 'not yet';
  const lies = ({ oldest, newest }: { oldest: number; newest: number }) => oldest <= modelYear && modelYear <= newest;
  return lies(tested) || (fuel === 'diesel' && lies(dieselOnly)) ? 'yes' : 'no';
}

test('the model years change from 2026 to 2027', () => {
  expect(testedModelYears(2026)).toEqual({
    exemptFrom: 2023,
    tested: { oldest: 2002, newest: 2022 },
    dieselOnly: { oldest: 1997, newest: 2001 },
  });
  expect(testedModelYears(2027)).toEqual({
    exemptFrom: 2024,
    tested: { oldest: 2003, newest: 2023 },
    dieselOnly: { oldest: 1997, newest: 2002 },
  });
});

test.each([
  ['2026-12-31T23:59-05:00', 2023],
  ['2027-01-01T00:00-05:00', 2024],
  ['2028-02-29T12:00-05:00', 2025],
  ['2028-12-31T23:59-05:00', 2025],
])("they change at midnight in the shop's time zone: at %s the first exempt year is %i", (instant, first) => {
  expect(testedModelYears(zonedTime(new Date(instant), 'America/New_York').year).exemptFrom).toBe(first);
});

describe.each(['gasoline', 'diesel'] as const)('a %s vehicle', (fuel) => {
  test('gets the answer of the rule for every model year, in thirty calendar years', () => {
    const wrong: string[] = [];
    for (let year = 2026; year < 2056; year++) {
      for (let modelYear = 1980; modelYear <= year + 1; modelYear++) {
        const expected = modelYear >= year - 3 ? 'not yet' : isTested(modelYear, year, fuel) ? 'yes' : 'no';
        if (answer(modelYear, year, fuel) !== expected) wrong.push(`${modelYear} in ${year}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('matches exactly one choice, because the choices have no gaps and no overlaps', () => {
    for (let year = 2026; year < 2056; year++) {
      const { exemptFrom, tested, dieselOnly } = testedModelYears(year);
      expect([tested.newest + 1, dieselOnly.newest + 1, dieselOnly.oldest <= dieselOnly.newest]).toEqual([exemptFrom, tested.oldest, true]);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { type ModelYearRule, testedModelYears } from '../../src/rules/model-years.ts';

type Fuel = 'gasoline' | 'diesel';

const VIRGINIA: ModelYearRule = { newest: 4, oldest: 25, dieselsFrom: 1997 };

/** What the emissions program says about a vehicle, written from docs/facts.md, section 2. */
function rule(modelYear: number, year: number, fuel: Fuel): 'yes' | 'no' | 'not yet' {
  if (modelYear >= year - 3) return 'not yet';
  return (fuel === 'gasoline' ? year - modelYear < 25 : modelYear >= 1997) ? 'yes' : 'no';
}

/** The answer of the questions for a model year and a fuel. */
function answer(modelYear: number, year: number, fuel: Fuel): ReturnType<typeof rule> {
  const { exemptFrom, tested, dieselOnly } = testedModelYears(VIRGINIA, year);
  if (modelYear >= exemptFrom) return 'not yet';
  const lies = ({ oldest, newest }: { oldest: number; newest: number }) => oldest <= modelYear && modelYear <= newest;
  return lies(tested) || (fuel === 'diesel' && lies(dieselOnly!)) ? 'yes' : 'no';
}

describe.each(['gasoline', 'diesel'] as const)('a %s vehicle', (fuel) => {
  test('gets the answer of the rule for every model year, in thirty calendar years', () => {
    const wrong: string[] = [];
    for (let year = 2026; year < 2056; year++) {
      for (let modelYear = 1980; modelYear <= year + 1; modelYear++) {
        if (answer(modelYear, year, fuel) !== rule(modelYear, year, fuel)) wrong.push(`${modelYear} in ${year}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('matches exactly one choice, because the choices have no gaps and no overlaps', () => {
    for (let year = 2026; year < 2056; year++) {
      const { exemptFrom, tested, dieselOnly } = testedModelYears(VIRGINIA, year);
      expect([tested.newest + 1, dieselOnly!.newest + 1, dieselOnly!.oldest <= dieselOnly!.newest]).toEqual([
        exemptFrom,
        tested.oldest,
        true,
      ]);
    }
  });
});

test('a state without a year for diesels has no choice for diesels alone', () => {
  expect(testedModelYears({ newest: 6, oldest: 20 }, 2026)).toEqual({
    exemptFrom: 2021,
    tested: { oldest: 2007, newest: 2020 },
    dieselOnly: undefined,
  });
  expect(testedModelYears({ newest: 6, oldest: 20, dieselsFrom: 2010 }, 2026).dieselOnly).toBeUndefined();
});

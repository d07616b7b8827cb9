import { expect, test } from 'vitest';
import { type ModelYearRule, testedModelYears } from '../../../src/rules/model-years.ts';

type Fuel = 'gasoline' | 'diesel';

const VIRGINIA: ModelYearRule = { newest: 4, oldest: 25, dieselsFrom: 1997 };

/**
 * What the emissions program says about a vehicle, written from docs/research/facts.md, section 2.
 */
function rule(modelYear: number, year: number, fuel: Fuel): 'yes' | 'no' | 'not yet' {
  if (modelYear >= year - 3) return 'not yet';
  return (fuel === 'gasoline' ? year - modelYear < 25 : modelYear >= 1997) ? 'yes' : 'no';
}

/**
 * The answers that the choices give for a model year and a fuel: one, since they have no gaps and
 * no overlaps.
 */
function answers(modelYear: number, year: number, fuel: Fuel): ReturnType<typeof rule>[] {
  const { exemptFrom, tested, dieselOnly } = testedModelYears(VIRGINIA, year);
  const choices = [
    { from: exemptFrom, to: Infinity, says: 'not yet' },
    { from: tested.oldest, to: tested.newest, says: 'yes' },
    { from: dieselOnly!.oldest, to: dieselOnly!.newest, says: fuel === 'diesel' ? 'yes' : 'no' },
    { from: 0, to: dieselOnly!.oldest - 1, says: 'no' },
  ] as const;
  return choices.flatMap(({ from, to, says }) =>
    from <= modelYear && modelYear <= to ? [says] : [],
  );
}

test.each(['gasoline', 'diesel'] as const)(
  'a %s vehicle gets the answer of the rule for every model year, in thirty years',
  (fuel) => {
    for (let year = 2026; year < 2056; year++)
      for (let modelYear = 1980; modelYear <= year + 1; modelYear++)
        expect([year, modelYear, ...answers(modelYear, year, fuel)]).toEqual([
          year,
          modelYear,
          rule(modelYear, year, fuel),
        ]);
  },
);

test('a state without a year for diesels has no choice for diesels alone', () => {
  expect(testedModelYears({ newest: 6, oldest: 20 }, 2026)).toEqual({
    exemptFrom: 2021,
    tested: { oldest: 2007, newest: 2020 },
    dieselOnly: undefined,
  });
  expect(
    testedModelYears({ newest: 6, oldest: 20, dieselsFrom: 2010 }, 2026).dieselOnly,
  ).toBeUndefined();
});

import { expect, test } from 'vitest';
import { testedModelYears } from '../../../src/rules/model-years.ts';

// What it says of Virginia is proven car by car in tests/unit/site/emissions-cases.test.tsx.
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

import { expect, test } from 'vitest';
import { emissionsNeed } from '../../../src/rules/emissions-need.ts';

const VIRGINIA = { exemptWhileNew: 4, exemptFromAge: 25, dieselsFrom: 1997 };

test.each([
  { make: {}, year: 2026, need: { kind: 'tested', years: { from: 2002, to: 2022 } } },
  { make: {}, year: 2027, need: { kind: 'tested', years: { from: 2003, to: 2023 } } },
  { make: { electric: true }, year: 2026, need: { kind: 'electric', years: {} } },
  { make: { lastModelYear: 2001 }, year: 2025, need: { kind: 'ended', years: { from: 2001 } } },
  { make: { lastModelYear: 2001 }, year: 2026, need: { kind: 'tooOld', years: {} } },
  {
    make: { lastModelYear: 2024 },
    year: 2026,
    need: { kind: 'tested', years: { from: 2002, to: 2022 } },
  },
  { make: { lastModelYear: 2024 }, year: 2028, need: { kind: 'ended', years: { from: 2004 } } },
])('in $year, $make gives $need', ({ make, year, need }) => {
  expect(emissionsNeed(make, VIRGINIA, year)).toEqual(need);
});

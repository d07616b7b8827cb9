import { expect, test } from 'vitest';
import { emissionsNeed } from '../../../src/rules/emissions-need.ts';

const VIRGINIA = { exemptWhileNew: 4, exemptFromAge: 25, dieselsFrom: 1997 };

test.each([
  [{}, 2026, { kind: 'tested', years: { from: 2002, to: 2022 } }],
  [{}, 2027, { kind: 'tested', years: { from: 2003, to: 2023 } }],
  [{ electric: true }, 2026, { kind: 'electric', years: {} }],
  [{ lastModelYear: 2001 }, 2025, { kind: 'ended', years: { from: 2001 } }],
  [{ lastModelYear: 2001 }, 2026, { kind: 'tooOld', years: {} }],
  [{ lastModelYear: 2024 }, 2026, { kind: 'tested', years: { from: 2002, to: 2022 } }],
  [{ lastModelYear: 2024 }, 2028, { kind: 'ended', years: { from: 2004 } }],
])('%j in %s gives %j', (make, year, need) => {
  expect(emissionsNeed(make, VIRGINIA, year)).toEqual(need);
});

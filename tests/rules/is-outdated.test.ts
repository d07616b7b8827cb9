import { expect, test } from 'vitest';
import { isOutdated } from '../../src/rules/is-outdated.ts';

test.each([
  ['2026-11-01', '2026-11-22', false],
  ['2026-11-01', '2027-11-01', false],
  ['2026-11-01', '2027-11-02', true],
  ['2026-12-31', '2027-12-31', false],
  ['2026-12-31', '2028-01-01', true],
  ['2028-02-29', '2029-02-28', false],
  ['2028-02-29', '2029-03-01', true],
  ['2027-02-28', '2028-02-28', false],
  ['2027-02-28', '2028-02-29', true],
])('checked on %s, on %s it is outdated: %s', (checked, today, outdated) => {
  expect(isOutdated(checked, today)).toBe(outdated);
});

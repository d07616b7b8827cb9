import { expect, test } from 'vitest';
import { isOutdated } from '../../../src/rules/is-outdated.ts';

test.each([
  { checked: '2026-11-01', today: '2027-11-02', outdated: true },
  { checked: '2028-02-29', today: '2029-02-28', outdated: false },
  { checked: '2028-02-29', today: '2029-03-01', outdated: true },
])('checked on $checked, on $today it is outdated: $outdated', ({ checked, today, outdated }) => {
  expect(isOutdated(checked, today)).toBe(outdated);
});

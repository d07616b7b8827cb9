import { expect, test } from 'vitest';
import { labelsOfNewShop } from '../../../scripts/shared/labels-of-new-shop.ts';

test('a rule of the state must be confirmed, like a promise', () => {
  const labels = '# Only true in VA: the age.\nage: 25\ntownLine: a\nnearMeParagraph: b\n';
  expect(labelsOfNewShop(labels)).toMatch(
    /^# Unconfirmed: Only true in VA: the age\. .*\nage: 25\n# Unconfirmed: .*\ntownLine: a\n/,
  );
});

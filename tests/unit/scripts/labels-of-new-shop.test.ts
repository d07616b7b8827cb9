import { expect, test } from 'vitest';
import { labelsOfNewShop } from '../../../scripts/shared/labels-of-new-shop.ts';

test('a rule of the state must be confirmed, like a promise', () =>
  expect(
    labelsOfNewShop('# Only true in VA: the age.\nage: 25\ntownLine: a\nnearMeParagraph: b'),
  ).toMatch(/^# Unconfirmed: Only true in VA: the age\. .*\nage: .*\n# Unconfirmed: .*\ntown/));

import { expect, test } from 'vitest';
import { factsShown, hasWord } from '../../../src/editor/facts-shown.ts';
import { contentModel } from '../../../src/schema/content-model.ts';
import { ioOf } from '../../support/content-files.ts';
import { SAMPLE } from '../../support/sample-content.ts';

test.each([
  { text: 'It costs $20 here.', value: '$20', has: true },
  { text: 'State inspection$20', value: '$20', has: true },
  { text: 'It costs $200.', value: '$20', has: false },
  { text: 'Clifton', value: 'Cli', has: false },
  { text: 'Colifton and Clifton', value: 'Clifton', has: true },
])('says whether "$text" has $value as a word', ({ text, value, has }) => {
  expect(hasWord(text, value)).toBe(has);
});

test('a coupon shows where its own words are, not where others are free or counted', () => {
  const { valuesFrom } = factsShown(contentModel, ioOf(SAMPLE));
  expect(valuesFrom({ file: 'coupons.yaml', path: ['coupons', 0] })).toEqual([
    'free text brake check',
    'Free text brake check',
    'brake check',
    'Brake check',
  ]);
  const all = valuesFrom({ file: 'coupons.yaml', path: ['coupons'] });
  expect(all).toContain('brake check');
  expect(all).not.toContain('coupons');
  expect(all).not.toContain('free');
});

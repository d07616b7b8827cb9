import { expect, test } from 'vitest';
import { hasWord } from '../../../src/editor/content-facts.ts';

test.each([
  { text: 'It costs $20 here.', value: '$20', has: true },
  { text: 'State inspection$20', value: '$20', has: true },
  { text: 'It costs $200.', value: '$20', has: false },
  { text: 'Clifton', value: 'Cli', has: false },
  { text: 'Colifton and Clifton', value: 'Clifton', has: true },
])('says whether "$text" has $value as a word', ({ text, value, has }) => {
  expect(hasWord(text, value)).toBe(has);
});

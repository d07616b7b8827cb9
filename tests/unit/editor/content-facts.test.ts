import { expect, test } from 'vitest';
import { hasWord } from '../../../src/editor/content-facts.ts';

test.each([
  ['It costs $20 here.', '$20', true],
  ['State inspection$20', '$20', true],
  ['It costs $200.', '$20', false],
  ['Clifton', 'Cli', false],
  ['Colifton and Clifton', 'Clifton', true],
])('says whether "%s" has %s as a word', (text, value, has) => {
  expect(hasWord(text, value)).toBe(has);
});

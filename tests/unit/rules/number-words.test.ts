import { expect, test } from 'vitest';
import { numberWords } from '../../../src/rules/number-words.ts';

test.each([
  [0, 'no'],
  [41, 'forty-one'],
  [90, 'ninety'],
  [100, '100'],
])('%s is %s', (count, words) => {
  expect(numberWords(count)).toBe(words);
});

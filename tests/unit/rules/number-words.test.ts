import { expect, test } from 'vitest';
import { numberWords } from '../../../src/rules/number-words.ts';

test.each([
  { count: 0, words: 'no' },
  { count: 41, words: 'forty-one' },
  { count: 90, words: 'ninety' },
  { count: 100, words: '100' },
])('$count is $words', ({ count, words }) => {
  expect(numberWords(count)).toBe(words);
});

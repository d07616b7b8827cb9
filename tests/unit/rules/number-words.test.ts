import { expect, test } from 'vitest';
import { numberWords } from '../../../src/rules/number-words.ts';

test.each([
  { count: 0, words: 'no' },
  { count: 41, words: 'forty-one' },
  { count: 100, words: 'one hundred' },
  // Americans write no "and" here.
  { count: 112, words: 'one hundred twelve' },
  { count: 999, words: 'nine hundred ninety-nine' },
  { count: 1000, words: '1000' },
])('$count is $words', ({ count, words }) => {
  expect(numberWords(count)).toBe(words);
});

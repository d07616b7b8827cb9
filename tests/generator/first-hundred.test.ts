import { expect, test } from 'vitest';
import { firstHundred } from '../../src/generator/first-hundred.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

test('a hundred errors are all given, one line each', () => {
  expect(firstHundred(numbers(100), String)).toEqual(numbers(100).map(String));
  expect(firstHundred([], String)).toEqual([]);
});

test('of more, the first hundred are given, and how many are left', () => {
  expect(firstHundred(numbers(1101), String)).toEqual([...numbers(100).map(String), '… and 1,001 more.']);
});

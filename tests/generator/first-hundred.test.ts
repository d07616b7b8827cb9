import { expect, test } from 'vitest';
import { firstHundred } from '../../src/generator/first-hundred.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

test('of a hundred errors, each is printed on its own line', () => {
  expect(firstHundred(numbers(100), String)).toEqual(numbers(100).map(String));
  expect(firstHundred([], String)).toEqual([]);
});

test('of more errors, the first hundred are printed, and the number of the others', () => {
  expect(firstHundred(numbers(1101), String)).toEqual([...numbers(100).map(String), '… and 1,001 more.']);
});

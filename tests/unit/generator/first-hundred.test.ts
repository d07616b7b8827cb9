import { expect, test } from 'vitest';
import { firstHundred } from '../../../src/generator/first-hundred.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

test('of a hundred errors, each is printed', () => {
  expect(firstHundred(numbers(100))).toEqual({ first: numbers(100), rest: [] });
  expect(firstHundred([])).toEqual({ first: [], rest: [] });
});

test('of more errors, the first hundred are printed, and the number of the others', () => {
  expect(firstHundred(numbers(1101))).toEqual({ first: numbers(100), rest: ['… and 1,001 more.'] });
});

import { expect, test } from 'vitest';
import { pricesOfMake } from '../../../templates/prices.ts';
import type { Make } from '../../../src/schema/schema.ts';
import { CONTENT } from '../../support/in-memory.ts';

const { inspections } = CONTENT;
const ALL = ['safety', 'emissions', 'reinspection'];
const UNTESTED = ['safety', 'reinspection'];

test.each<{
  what: string;
  make: Pick<Make, 'electric' | 'lastModelYear'>;
  year: number;
  prices: string[];
}>([
  { what: 'any make', make: {}, year: 2026, prices: ALL },
  {
    what: 'a make whose cars are all electric',
    make: { electric: true },
    year: 2026,
    prices: UNTESTED,
  },
  {
    what: 'a discontinued make whose last cars are 24 model years old',
    make: { lastModelYear: 2010 },
    year: 2034,
    prices: ALL,
  },
  {
    what: 'a discontinued make whose last cars are 25 model years old',
    make: { lastModelYear: 2010 },
    year: 2035,
    prices: UNTESTED,
  },
])('the prices on the page of $what', ({ make, year, prices }) => {
  expect(pricesOfMake(make, inspections, year)).toEqual(prices);
});

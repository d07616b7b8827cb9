import { expect, test } from 'vitest';
import { pricesOfMake } from '../../templates/prices.ts';

const ALL = ['safety', 'emissions', 'reinspection'];
const UNTESTED = ['safety', 'reinspection'];

test.each<[what: string, ...Parameters<typeof pricesOfMake>, prices: string[]]>([
  ['any make', {}, 2026, ALL],
  ['a make whose cars are all electric', { electric: true }, 2026, UNTESTED],
  ['a discontinued make whose last cars are 24 model years old', { lastModelYear: 2010 }, 2034, ALL],
  ['a discontinued make whose last cars are 25 model years old', { lastModelYear: 2010 }, 2035, UNTESTED],
])('the prices on the page of %s', (_, make, year, prices) => {
  expect(pricesOfMake(make, year)).toEqual(prices);
});

import { expect, test } from 'vitest';
import { milesBetween } from '../../../src/rules/miles-between.ts';

test('the distance between two places in miles', () => {
  const washington = { latitude: 38.9072, longitude: -77.0369 };
  // To Baltimore and to Richmond, by the haversine formula.
  expect(milesBetween(washington, { latitude: 39.2904, longitude: -76.6122 })).toBeCloseTo(35, 0);
  expect(milesBetween({ latitude: 37.5407, longitude: -77.436 }, washington)).toBeCloseTo(97, 0);
});

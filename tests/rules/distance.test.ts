import { expect, test } from 'vitest';
import { milesBetween } from '../../src/rules/distance.ts';

test('miles between places', () => {
  const washington = { latitude: 38.9072, longitude: -77.0369 };
  expect(milesBetween(washington, washington)).toBe(0);
  // To Baltimore and to Richmond, by the haversine formula.
  expect(milesBetween(washington, { latitude: 39.2904, longitude: -76.6122 })).toBeCloseTo(35, 0);
  expect(milesBetween({ latitude: 37.5407, longitude: -77.436 }, washington)).toBeCloseTo(97, 0);
});

import { expect, test } from 'vitest';
import { nearbyTowns } from '../../../src/rules/nearby-towns.ts';

test('towns are ordered by distance, in whole miles and at least one', () => {
  const washington = { latitude: 38.9072, longitude: -77.0369 };
  // The distances are by the haversine formula.
  const towns = nearbyTowns(washington, [
    { name: 'Richmond', latitude: 37.5407, longitude: -77.436 },
    { name: 'Baltimore', latitude: 39.2904, longitude: -76.6122 },
    { name: 'Here', latitude: 38.9082, longitude: -77.0369 },
  ]);
  expect(towns.map(({ name, miles }) => `${name} ${miles}`)).toEqual([
    'Here 1',
    'Baltimore 35',
    'Richmond 97',
  ]);
});

import { expect, test } from 'vitest';
import { milesBetween } from '../../../src/rules/miles-between.ts';
import { nearbyTowns } from '../../../src/rules/nearby-towns.ts';

test('the distance between two places in miles', () => {
  const washington = { latitude: 38.9072, longitude: -77.0369 };
  // To Baltimore and to Richmond, by the haversine formula.
  expect(milesBetween(washington, { latitude: 39.2904, longitude: -76.6122 })).toBeCloseTo(35, 0);
  expect(milesBetween({ latitude: 37.5407, longitude: -77.436 }, washington)).toBeCloseTo(97, 0);
});

test('towns are ordered by distance, in whole miles and at least one', () => {
  const shop = { latitude: 38.831, longitude: -77.409 };
  const at = (name: string, latitude: number) => ({ name, latitude, longitude: shop.longitude });
  const towns = nearbyTowns(shop, [
    at('Far', 38.93),
    at('Further on', 38.92),
    at('Here', 38.832),
    at('Near', 38.86),
  ]);
  expect(towns.map(({ name, miles }) => `${name} ${miles}`)).toEqual([
    'Here 1',
    'Near 2',
    'Further on 6',
    'Far 7',
  ]);
});

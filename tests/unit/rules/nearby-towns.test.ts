import { expect, test } from 'vitest';
import { nearbyTowns } from '../../../src/rules/nearby-towns.ts';

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

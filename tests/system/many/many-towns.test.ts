import { expect, test } from 'vitest';
import { shopMap } from '../../../src/drawings/map.ts';

// There are too many ways to place so many labels to try them all.
const shop = { latitude: 38.8, longitude: -77.4 };
const mapWith = (count: number) => {
  const towns = [...Array(count).keys()].map((index) => ({
    name: `Town number ${index}`,
    latitude: shop.latitude + (index % 7) * 0.004,
    longitude: shop.longitude + (index % 5) * 0.004,
  }));
  return shopMap({ shop, towns, ringLabel: (miles) => `${miles} miles`, roads: [] });
};

test('of hundreds of towns the map has all dots and the names of the nearest sixty', () => {
  const { ground, labels } = mapWith(400);
  expect(ground.match(/M-?\d+ -?\d+h0/g)).toHaveLength(400);
  expect(labels.markup.match(/<text/g)).toHaveLength(60 + 2);
  // The town at the shop itself.
  expect(labels.markup).toContain('>Town number 0<');
});

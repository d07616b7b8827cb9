import { expect, test } from 'vitest';
import { shopMap } from '../../src/drawings/map.ts';

// There are too many ways to place so many labels to try them all.
test('the map can be drawn with forty towns close together', () => {
  const shop = { latitude: 38.8, longitude: -77.4 };
  const towns = [...Array(40).keys()].map((index) => ({
    name: `Town number ${index}`,
    latitude: shop.latitude + (index % 7) * 0.004,
    longitude: shop.longitude + (index % 5) * 0.004,
  }));
  const { markup } = shopMap({ shop, towns, ringLabel: (miles) => `${miles} miles`, roads: [] }).labels;
  expect(markup.match(/<text/g)).toHaveLength(towns.length + 2);
});

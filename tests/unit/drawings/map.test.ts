import { describe, expect, test } from 'vitest';
import { shopMap, UNITS_PER_MILE } from '../../../src/drawings/map.ts';
import { projection } from '../../../src/drawings/map-projection.ts';
import {
  labelsIn as labels,
  ringLabel,
  ROADS as roads,
  SHOP_POINT as shop,
  TOWNS as towns,
} from '../../support/sample-map.ts';

test('the shop is in the center of the map, and north at its top', () => {
  const project = projection(shop, UNITS_PER_MILE);
  expect(project(shop)).toEqual([0, -0]);
  const [x, y] = project({ ...shop, latitude: shop.latitude + 5 / 69.094 });
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(-5 * UNITS_PER_MILE, 1);
  expect(project({ ...shop, longitude: shop.longitude + 0.1 })[0]).toBeGreaterThan(0);
});

describe('the map of the sample shop', () => {
  const { labels: drawing } = shopMap({ shop, towns, ringLabel, roads });
  const all = labels(drawing.markup);
  test('has one label for every town, ring and road, and no other', () => {
    expect(all.map((label) => label.text).toSorted()).toEqual(
      [
        ...towns.map((town) => town.name),
        '5 miles',
        '10 miles',
        ...roads.map(({ label }) => label),
      ].toSorted(),
    );
  });
});

describe('any map', () => {
  test('escapes what it writes', () => {
    const { markup } = shopMap({
      shop,
      towns: [{ name: '<b>A & B</b>', latitude: shop.latitude, longitude: shop.longitude + 0.1 }],
      ringLabel,
      roads: [],
    }).labels;
    expect(markup).toContain('&lt;b>A &amp; B&lt;/b>');
    expect(markup).not.toContain('<b>');
  });

  test('leaves out the names of roads that are not on it', () => {
    const { markup } = shopMap({
      shop: { ...shop, latitude: shop.latitude - 0.2 },
      towns,
      ringLabel,
      roads,
    }).labels;
    const shown = labels(markup).map(({ text }) => text);
    expect(shown).toContain('VA-28');
    expect(shown).not.toContain('US-50');
    expect(markup).not.toContain('undefined');
  });

  test('leaves out a town beyond its edge, with its dot', () => {
    const away = (miles: number) => ({
      name: `${miles}`,
      latitude: shop.latitude,
      longitude: shop.longitude + miles / 53.8,
    });
    const { ground, labels: drawing } = shopMap({
      shop,
      towns: [away(-11), away(3), away(11)],
      ringLabel,
      roads: [],
    });
    expect(labels(drawing.markup).map(({ text }) => text)).toEqual(['3', '5 miles', '10 miles']);
    expect(ground.match(/h0/g)).toHaveLength(1);
  });

  test('can be drawn with no towns, and with a town at the shop', () => {
    for (const some of [[], [{ name: 'Here', ...shop }]])
      expect(
        labels(shopMap({ shop, towns: some, ringLabel, roads: [] }).labels.markup),
      ).toHaveLength(some.length + 2);
  });
});

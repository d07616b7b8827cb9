import { expect, test } from 'vitest';
import { type Box, overlap } from '../../../src/drawings/label-placement.ts';
import { labelWidth } from '../../../src/drawings/label-width.ts';
import { mapGround, mapLabels } from '../../../src/drawings/map.ts';
import { TOWN_SIZE } from '../../../src/drawings/map-label-places.ts';
import { CONTENT } from '../../support/in-memory.ts';

const { towns } = CONTENT;
/** A point among the towns, where two roads meet. */
const shop = { latitude: 38.831, longitude: -77.409 };
const roads = CONTENT.roads.map((road) => ({ ...road, label: road.name }));
const ringLabel = (miles: number): string => `${miles} miles`;

type Label = { text: string; kind: string; x: number; y: number; anchor: string };
const LABEL =
  /<text(?: class="map-drawing-([\w-]+)")? x="(-?\d+)" y="(-?\d+)"(?: text-anchor="(\w+)")?>([^<]*)</g;
const labels = (markup: string): Label[] =>
  [...markup.matchAll(LABEL)].map(([, kind = 'town', x, y, anchor = 'start', text = '']) => ({
    text,
    kind,
    x: Number(x),
    y: Number(y),
    anchor,
  }));

const drawing = mapLabels({ shop, towns, ringLabel, roads });
const all = labels(drawing.markup);
test('the map has one label for every town, ring and road, and no other', () => {
  expect(all.map((label) => label.text).toSorted()).toEqual(
    [
      ...towns.map((town) => town.name),
      '5 miles',
      '10 miles',
      ...roads.map(({ label }) => label),
    ].toSorted(),
  );
});

// The reference pictures show the real letters.
test.each([TOWN_SIZE.phone, TOWN_SIZE.desktop])(
  'the map has no name of a town on another, in letters of %i units',
  (size) => {
    const boxes = all.flatMap(({ text, kind, x, y, anchor }): (Box & { text: string })[] => {
      const width = labelWidth(text, size);
      const left = anchor === 'end' ? x - width : x;
      return kind === 'town'
        ? [{ text, left, right: left + width, top: y - size * 0.4, bottom: y + size * 0.45 }]
        : [];
    });
    expect(boxes).toHaveLength(towns.length);
    const clashes = boxes.flatMap((a, index) =>
      boxes.slice(index + 1).flatMap((b) => (overlap(a, b) ? [`${a.text} / ${b.text}`] : [])),
    );
    expect(clashes).toEqual([]);
  },
);

test('a map escapes what it writes', () => {
  const { markup } = mapLabels({
    shop,
    towns: [{ name: '<b>A & B</b>', latitude: shop.latitude, longitude: shop.longitude + 0.1 }],
    ringLabel,
    roads: [],
  });
  expect(markup).toContain('&lt;b>A &amp; B&lt;/b>');
  expect(markup).not.toContain('<b>');
});

test('a map leaves out a town beyond its edge, with its dot', () => {
  const away = (miles: number) => ({
    name: `${miles}`,
    latitude: shop.latitude,
    longitude: shop.longitude + miles / 53.8,
  });
  const map = { shop, towns: [away(-11), away(0), away(3), away(11)], ringLabel, roads: [] };
  expect(labels(mapLabels(map).markup).map(({ text }) => text)).toEqual([
    '0',
    '3',
    '5 miles',
    '10 miles',
  ]);
  expect(mapGround(map).match(/h0/g)).toHaveLength(2);
});

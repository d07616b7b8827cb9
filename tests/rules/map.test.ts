import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Face } from 'harfbuzzjs';
import { parse } from 'yaml';
import { openFont, textWidth } from '../../scripts/fonts/measure.ts';
import { type Box, overlap, type LabelPlace, placeLabels } from '../../src/drawings/label-placement.ts';
import { labelWidth } from '../../src/drawings/label-width.ts';
import { shopMap, UNITS_PER_MILE } from '../../src/drawings/map.ts';
import { RING_SIZE, ROAD_SIZE, TOWN_SIZE } from '../../src/drawings/map-labels.ts';
import type { Road } from '../../src/schema/schema.ts';
import { projection } from '../../src/drawings/map-projection.ts';
import { FROZEN_FOLDER } from '../support/frozen-content.ts';

// These are the frozen towns. The last tests try other cases.
const shop = (parse(readFileSync(`${FROZEN_FOLDER}/shop.yaml`, 'utf8')) as { point: { latitude: number; longitude: number } }).point;
const { towns } = parse(readFileSync(`${FROZEN_FOLDER}/towns.yaml`, 'utf8')) as {
  towns: { name: string; latitude: number; longitude: number }[];
};
const ringLabel = (miles: number) => `${miles} miles`;
// Here every road gets a label, also those without a label on the real map.
const roads = (parse(readFileSync(`${FROZEN_FOLDER}/roads.yaml`, 'utf8')) as { roads: Road[] }).roads.map((road) => ({
  ...road,
  label: road.name.startsWith('braddock') ? 'Braddock Rd' : road.name.startsWith('union') ? 'Union Mill Rd' : road.name.toUpperCase(),
}));

type Label = { text: string; kind: string; x: number; y: number; anchor: string };
const labels = (markup: string): Label[] =>
  [...markup.matchAll(/<text(?: class="map-drawing-([\w-]+)")? x="(-?\d+)" y="(-?\d+)"(?: text-anchor="(\w+)")?>([^<]*)</g)].map(
    ([, kind = 'town', x, y, anchor = 'start', text = '']) => ({ text, kind, x: Number(x), y: Number(y), anchor }),
  );

describe('the projection', () => {
  const project = projection(shop, UNITS_PER_MILE);

  test('puts the shop in the center and north at the top', () => {
    expect(project(shop)).toEqual([0, -0]);
    const [x, y] = project({ ...shop, latitude: shop.latitude + 5 / 69.094 });
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(-5 * UNITS_PER_MILE, 1);
    expect(project({ ...shop, longitude: shop.longitude + 0.1 })[0]).toBeGreaterThan(0);
  });

  test('shows every town at its real distance from the shop', () => {
    for (const town of towns) {
      const miles = Math.hypot(...project(town)) / UNITS_PER_MILE;
      expect(Math.abs(miles - haversine(shop, town)), town.name).toBeLessThan(0.001);
    }
  });
});

describe('the map of the frozen content', () => {
  const { ground, labels: drawing } = shopMap({ shop, towns, ringLabel, roads });
  const all = labels(drawing.markup);
  let face: Face;
  beforeAll(async () => {
    face = await openFont(readFileSync('public/fonts/archivo-condensed.woff2'));
  });
  const box = (label: Label, size: number): Box => {
    const width = textWidth(face, { wght: 700 }, label.text) * size;
    const left = label.x - (label.anchor === 'end' ? width : label.anchor === 'middle' ? width / 2 : 0);
    return { left, right: left + width, top: label.y - size * 0.4, bottom: label.y + size * 0.45 };
  };
  const sizes = (screen: 'phone' | 'desktop'): Record<string, number> =>
    screen === 'phone'
      ? { town: TOWN_SIZE.phone, miles: RING_SIZE.phone }
      : { town: TOWN_SIZE.desktop, miles: RING_SIZE.desktop, 'road-name': ROAD_SIZE, shield: ROAD_SIZE };

  test('has one label for every town, ring and road, and no other', () => {
    expect(all.map((label) => label.text).toSorted()).toEqual(
      [...towns.map((town) => town.name), '5 miles', '10 miles', ...roads.map(({ label }) => label)].toSorted(),
    );
  });

  test.each(['phone', 'desktop'] as const)('has no label that overlaps another, the shop, a town or the edge (%s)', (screen) => {
    const boxes = all.flatMap((label) =>
      label.kind in sizes(screen) ? [{ text: label.text, ...box(label, sizes(screen)[label.kind]!) }] : [],
    );
    const dots = [...ground.matchAll(/M(-?\d+) (-?\d+)h0/g)].map(([, x, y], index) => ({
      text: `dot of ${towns[index]?.name}`,
      ...around(Number(x), Number(y), 5),
    }));
    const things = [...boxes, ...dots.filter((dot) => dot.text !== ''), { text: 'the shop', ...around(0, 0, 22) }];
    const clashes = boxes.flatMap((a) => things.filter((b) => b.text !== a.text && overlap(a, b)).map((b) => `${a.text} / ${b.text}`));
    expect(clashes).toEqual([]);
    const [left = 0, top = 0, width = 0, height = 0] = drawing.viewBox.split(' ').map(Number);
    for (const { text, ...edges } of boxes) {
      expect(edges.left, text).toBeGreaterThan(left);
      expect(edges.right, text).toBeLessThan(left + width);
      expect(edges.top, text).toBeGreaterThan(top);
      expect(edges.bottom, text).toBeLessThan(top + height);
    }
  });

  test('estimates the width of labels closely, and never much too small', () => {
    for (const { text } of all) {
      const real = textWidth(face, { wght: 700 }, text);
      expect(labelWidth(text, 1), text).toBeGreaterThan(real * 0.97);
      expect(labelWidth(text, 1), text).toBeLessThan(real * 1.12);
    }
  });

  test('draws the rings at the right distance', () => {
    expect(ground.match(/ r="\d+"/g)).toEqual([` r="${5 * UNITS_PER_MILE}"`, ` r="${10 * UNITS_PER_MILE}"`, ' r="24"']);
  });

  test('has labels that fit the ground in the file', () => {
    expect(ground).toContain(` viewBox="${drawing.viewBox}" width="${drawing.width}" height="${drawing.height}"`);
    expect(ground).not.toContain('<text');
  });

  test('adds few bytes to a page', () => {
    expect(brotliCompressSync(drawing.markup).length).toBeLessThanOrEqual(450);
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
    const { markup } = shopMap({ shop: { ...shop, latitude: shop.latitude - 0.2 }, towns, ringLabel, roads }).labels;
    const shown = labels(markup).map(({ text }) => text);
    expect(shown).toEqual(expect.arrayContaining(['VA-28', ...towns.map(({ name }) => name)]));
    expect(shown).not.toContain('US-50');
    expect(markup).not.toContain('undefined');
  });

  test('can be drawn with no towns, and with a town at the shop', () => {
    for (const some of [[], [{ name: 'Here', ...shop }]])
      expect(labels(shopMap({ shop, towns: some, ringLabel, roads: [] }).labels.markup)).toHaveLength(some.length + 2);
  });
});

describe('the placing of labels', () => {
  const at = (left: number, cost: number): LabelPlace => ({
    x: left,
    y: 0,
    anchor: 'start',
    box: { left, right: left + 10, top: 0, bottom: 10 },
    cost,
  });

  test('gives a label its second choice if that leaves room for others', () => {
    const chosen = placeLabels([
      [at(0, 0), at(40, 0.5)],
      [at(5, 0), at(20, 2)],
    ]);
    expect(chosen.map((place) => place?.x)).toEqual([40, 5]);
  });

  test('overlaps labels only if there is no other place', () => {
    expect(placeLabels([[at(0, 0)], [at(5, 0)], [at(8, 0), at(30, 50)]]).map((place) => place?.x)).toEqual([0, 5, 30]);
    expect(placeLabels([])).toEqual([]);
  });

  test('leaves out a label that has no possible place, and places the others', () => {
    expect(placeLabels([[at(0, 0)], [], [at(5, 0), at(30, 1)]]).map((place) => place?.x)).toEqual([0, undefined, 30]);
  });
});

function around(x: number, y: number, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function haversine(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * 3958.76 * Math.asin(Math.sqrt(chord));
}

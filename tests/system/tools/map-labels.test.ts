import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openFont, textWidth } from './measure.ts';
import { type Box, overlap } from '../../../src/drawings/label-placement.ts';
import { shopMap } from '../../../src/drawings/map.ts';
import { RING_SIZE, ROAD_SIZE, TOWN_SIZE } from '../../../src/drawings/map-labels.ts';
import {
  type Label,
  labelsIn,
  ringLabel,
  ROADS as roads,
  SHOP_POINT as shop,
  TOWNS as towns,
} from '../../support/sample-map.ts';

// The web font itself measures the labels.
const { ground, labels: drawing } = shopMap({ shop, towns, ringLabel, roads });
const all = labelsIn(drawing.markup);
const face = await openFont(readFileSync('public/fonts/archivo-condensed.woff2'));
const box = (label: Label, size: number): Box => {
  const width = textWidth(face, { wght: 700 }, label.text) * size;
  const left =
    label.x - (label.anchor === 'end' ? width : label.anchor === 'middle' ? width / 2 : 0);
  return { left, right: left + width, top: label.y - size * 0.4, bottom: label.y + size * 0.45 };
};
const sizes = (screen: 'phone' | 'desktop'): Record<string, number> =>
  screen === 'phone'
    ? { town: TOWN_SIZE.phone, miles: RING_SIZE.phone }
    : {
        town: TOWN_SIZE.desktop,
        miles: RING_SIZE.desktop,
        'road-name': ROAD_SIZE,
        shield: ROAD_SIZE,
      };

test.each(['phone', 'desktop'] as const)(
  'no label of the map overlaps another, the shop, a town or the edge (%s)',
  (screen) => {
    const boxes = all.flatMap((label) =>
      label.kind in sizes(screen)
        ? [{ text: label.text, kind: label.kind, ...box(label, sizes(screen)[label.kind]!) }]
        : [],
    );
    const dots = [...ground.matchAll(/M(-?\d+) (-?\d+)h0/g)].map(([, x, y], index) => ({
      text: `dot of ${towns[index]?.name}`,
      ...around(Number(x), Number(y), 5),
    }));
    const things = [...boxes, ...dots, { text: 'the shop', ...around(0, 0, 22) }];
    expect(dots).toHaveLength(towns.length);
    expect(boxes.filter(({ kind }) => kind === 'town')).toHaveLength(towns.length);
    const clashes = boxes.flatMap((a) =>
      things.filter((b) => b.text !== a.text && overlap(a, b)).map((b) => `${a.text} / ${b.text}`),
    );
    expect(clashes).toEqual([]);
    const [left = 0, top = 0, width = 0, height = 0] = drawing.viewBox.split(' ').map(Number);
    for (const { text, kind: _kind, ...edges } of boxes) {
      expect(edges.left, text).toBeGreaterThan(left);
      expect(edges.right, text).toBeLessThan(left + width);
      expect(edges.top, text).toBeGreaterThan(top);
      expect(edges.bottom, text).toBeLessThan(top + height);
    }
  },
);

function around(x: number, y: number, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

import { shape } from '../drawing.ts';
import { polyline } from '../path.ts';
import { circle } from '../shapes.ts';
import { GROUND, parked } from './parked.ts';

/** Foam on the car from tail to nose, and bubbles that have come off: x, y and radius. */
const FOAM = [
  [28, 143, 9],
  [41, 132, 11],
  [52, 118, 8],
  [66, 106, 12],
  [84, 98, 10],
  [100, 92, 14],
  [122, 88, 11],
  [141, 90, 15],
  [163, 86, 10],
  [180, 92, 13],
  [200, 96, 10],
  [218, 106, 13],
  [236, 117, 9],
  [262, 132, 10],
  [281, 137, 14],
  [304, 138, 10],
  [322, 145, 13],
  [343, 150, 9],
  [360, 160, 8],
] as const;
const LOOSE = [
  [58, 62, 7],
  [112, 42, 10],
  [152, 54, 5],
  [206, 34, 8],
  [232, 62, 5],
  [286, 84, 8],
  [330, 58, 6],
  [372, 98, 9],
] as const;
/** Foam that runs down the doors: x, from y, to y. */
const DRIPS = [
  [104, 108, 132],
  [146, 106, 124],
  [184, 106, 142],
  [286, 152, 172],
  [326, 158, 176],
] as const;

/** The light on a bubble. */
const gleam = ([x, y, radius]: readonly [number, number, number]): string =>
  polyline([x - radius * 0.5, y - radius * 0.1], [x - radius * 0.1, y - radius * 0.5]);

/** A car under foam, in a puddle of it. */
export const suds = (): string =>
  [
    parked('suv', 14, 0.8),
    shape('panel', FOAM.map(([x, y, radius]) => circle(x, y, radius)).join('')),
    shape('panel', LOOSE.map(([x, y, radius]) => circle(x, y, radius)).join('')),
    shape('line', [...FOAM, ...LOOSE].map(gleam).join('')),
    shape('bold', DRIPS.map(([x, from, to]) => polyline([x, from], [x, to])).join('')),
    shape('panel', circle(6, GROUND - 5, 5), circle(400, GROUND - 7, 7), circle(411, GROUND - 4, 4)),
  ].join('');

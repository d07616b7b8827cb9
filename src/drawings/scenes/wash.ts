import { shape } from '../drawing.ts';
import { curve, polyline } from '../path.ts';
import { circle, rect, repeat } from '../shapes.ts';
import { GROUND, parked } from './parked.ts';

/** A standing brush on its shaft, with bristles that wave from row to row. */
export function brush(x: number, top: number, bottom: number, reach: number): string {
  const rows = Math.floor((bottom - top) / 6);
  const bristles = repeat(rows, (row) => {
    const y = top + 4 + row * 6;
    const sway = row % 2 ? 3 : -1;
    return polyline([x - reach, y + sway], [x, y], [x + reach, y + sway]);
  });
  return (
    shape('spot', rect(x - reach, top, 2 * reach, bottom - top - 4, 7)) +
    shape('line', bristles) +
    shape('bold', polyline([x, top - 10], [x, bottom]))
  );
}

/** A portal of a given width with rounded upper corners. */
export function portal(left: number, right: number, top: number, shoulder: number): string {
  return `${curve([left, GROUND, -90], [left, top + shoulder, -90], [left + shoulder, top, 0], [right - shoulder, top, 0], [right, top + shoulder, 90], [right, GROUND, 90])}z`;
}

const NOZZLES = { first: 104, count: 7, step: 31, bar: 88 };

/** Water under a spray bar. */
const spray = (): string => {
  const { first, count, step, bar } = NOZZLES;
  const jets = repeat(count, (nozzle) => {
    const x = first + nozzle * step;
    return repeat(3, (jet) => polyline([x + (jet - 1) * 5, bar + 12], [x + (jet - 1) * 10, bar + 24 + (nozzle % 2) * 5]));
  });
  return (
    shape('line', jets) +
    shape(
      'bold',
      polyline([first - 18, bar], [first + (count - 1) * step + 18, bar]),
      repeat(count, (nozzle) => polyline([first + nozzle * step, bar], [first + nozzle * step, bar + 8])),
    )
  );
};

const FOAM = [
  [122, 158, 6],
  [133, 151, 8],
  [146, 154, 5],
  [168, 148, 7],
  [180, 152, 5],
  [231, 170, 6],
  [241, 176, 4],
  [262, 180, 6],
  [112, 168, 4],
] as const;

/** Foam on roof and hood. */
const foam = (): string => shape('panel', FOAM.map(([x, y, radius]) => circle(x, y, radius)).join(''));

/** A car in the tunnel, between the brushes. */
export const wash = (): string =>
  [
    shape('outline', portal(6, 388, 50, 26)),
    shape('spot', rect(32, 38, 330, 14)),
    shape('glass', portal(20, 374, 66, 22)),
    brush(50, 100, GROUND, 16),
    brush(344, 100, GROUND, 16),
    spray(),
    parked('hatch', 92, 0.5),
    foam(),
    shape('ink', rect(20, GROUND - 3, 354, 3)),
    shape('panel', rect(398, 140, 16, GROUND - 140)),
    shape('spot', rect(398, 140, 16, 22)),
  ].join('');

import { shape } from '../drawing.ts';
import { polyline } from '../path.ts';
import { circle, repeat } from '../shapes.ts';
import { parked } from './parked.ts';
import { brush, pillar, tunnel } from './tunnel.ts';

const NOZZLES = { first: 118, count: 7, step: 31, bar: 92 };

const spray = (): string => {
  const { first, count, step, bar } = NOZZLES;
  const jets = repeat(count, (nozzle) => {
    const x = first + nozzle * step;
    return repeat(3, (jet) =>
      polyline([x + (jet - 1) * 5, bar + 12], [x + (jet - 1) * 10, bar + 26 + (nozzle % 2) * 5]),
    );
  });
  return (
    shape('line', jets) +
    shape(
      'bold',
      polyline([first - 18, bar], [first + (count - 1) * step + 18, bar]),
      repeat(count, (nozzle) =>
        polyline([first + nozzle * step, bar], [first + nozzle * step, bar + 8]),
      ),
    )
  );
};

/** Foam from tail to nose: x, y and radius. */
const FOAM = [
  [120, 176, 6],
  [127, 166, 7],
  [140, 159, 8],
  [155, 157, 7],
  [171, 155, 9],
  [188, 156, 7],
  [203, 158, 8],
  [219, 163, 7],
  [236, 172, 8],
  [258, 180, 6],
  [276, 182, 7],
  [293, 187, 6],
] as const;

/** A car in the tunnel, under foam and between the brushes. */
export const wash = (): string =>
  [
    tunnel(0, 420),
    pillar(0),
    pillar(420),
    brush(62, 20),
    brush(362, 20),
    spray(),
    parked('mini-hatch', 116),
    shape('panel', FOAM.map(([x, y, radius]) => circle(x, y, radius)).join('')),
    shape(
      'line',
      FOAM.map(([x, y, radius]) =>
        polyline([x - radius * 0.5, y - radius * 0.1], [x - radius * 0.1, y - radius * 0.5]),
      ).join(''),
    ),
  ].join('');

import { shape } from '../drawing.ts';
import { closedCurve, polyline } from '../path.ts';
import { circle, rect, repeat } from '../shapes.ts';
import { GROUND } from './ground-line.ts';
import { parked } from './parked.ts';
import { person } from './person.ts';
import { brush, pillar, tunnel } from './tunnel.ts';

const BOARD = { left: 12, top: 92, width: 88, row: 24, rows: 4 };

/** A drop of water with its middle at x, y. */
const drop = (x: number, y: number): string =>
  closedCurve(
    [x, y - 7, 62],
    [x + 4.4, y + 1.5, 88],
    [x, y + 6, 180],
    [x - 4.4, y + 1.5, -88],
    [x, y - 7, -62],
  );

/** The board with the washes: each line has one drop more than the line before, and a button. */
function board(): string {
  const { left, top, width, row, rows } = BOARD;
  const height = rows * row;
  const line = (index: number): number => top + (index + 0.5) * row;
  return [
    shape(
      'panel',
      ...[14, width - 21].map((x) => rect(left + x, top + height, 7, GROUND - top - height)),
    ),
    shape('outline', rect(left, top - 12, width, height + 12, 3)),
    shape('ink', rect(left, top - 12, width, 12, 3)),
    shape(
      'line',
      repeat(rows - 1, (index) =>
        polyline([left, top + (index + 1) * row], [left + width, top + (index + 1) * row]),
      ),
    ),
    shape(
      'spot',
      repeat(rows, (index) =>
        repeat(index + 1, (count) => drop(left + 12 + count * 13.5, line(index))),
      ),
    ),
    shape(
      'ink',
      repeat(rows, (index) => circle(left + width - 14, line(index), 4)),
    ),
  ].join('');
}

/** A driver chooses a wash with the help of an attendant, in front of the tunnel. */
export const washMenu = (): string =>
  [
    tunnel(340, 420),
    brush(384, 17),
    pillar(346),
    board(),
    parked('mini-hatch', 138),
    person({
      x: 148,
      ground: GROUND,
      faces: 'left',
      leans: -2,
      looksUp: 6,
      legs: [
        [-9, -11],
        [8, 3],
      ],
      arms: [
        [-6, 10],
        [8, 118],
      ],
    }),
    person({
      x: 118,
      ground: GROUND,
      faces: 'left',
      leans: 2,
      looksUp: 8,
      crew: true,
      legs: [
        [-8, -10],
        [9, 4],
      ],
      arms: [
        [4, 16],
        [84, 92],
      ],
    }),
  ].join('');

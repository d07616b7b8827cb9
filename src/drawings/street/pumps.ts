import { shape } from '../drawing.ts';
import { curve, polyline } from '../path.ts';
import { rect, repeat } from '../shapes.ts';
import { GROUND } from './ground-line.ts';
import { parked } from './parked.ts';
import { person } from './person.ts';
import { sign } from './sign.ts';

const CANOPY = { left: 8, right: 330, top: 14, bottom: 42 };
const PUMP = { left: 38, top: 148, width: 34 };
const PYLON = { left: 350, width: 60, top: 62 };

const canopy = (): string =>
  [
    shape('panel', ...[20, 306].map((x) => rect(x, CANOPY.bottom, 11, GROUND - CANOPY.bottom))),
    shape(
      'outline',
      rect(CANOPY.left, CANOPY.top, CANOPY.right - CANOPY.left, CANOPY.bottom - CANOPY.top),
    ),
    shape('spot', rect(CANOPY.left, CANOPY.top + 9, CANOPY.right - CANOPY.left, 12)),
    shape('ink', ...[80, 156, 232].map((lamp) => rect(lamp, CANOPY.bottom + 1, 28, 4))),
  ].join('');

function pump(): string {
  const { left, top, width } = PUMP;
  return [
    shape('spot', rect(left, top, width, GROUND - 6 - top, 4)),
    shape('panel', rect(left + 5, top + 7, width - 10, 17)),
    shape(
      'hair',
      polyline([left + 9, top + 13], [left + width - 9, top + 13]),
      polyline([left + 9, top + 18], [left + width - 14, top + 18]),
    ),
    shape(
      'ink',
      repeat(3, (grade) => rect(left + 5 + grade * 8.5, top + 29, 6.5, 6.5)),
      rect(left - 8, GROUND - 6, width + 16, 6),
    ),
  ].join('');
}

/** From the pump down and up to the hand. */
const hose = (): string =>
  shape(
    'bold',
    curve([72, 168, 0], [88, 186, 90], [94, 208, 60], [108, 204, -60], [123, 184, -50]),
  );

const nozzle = shape('ink', rect(-2.4, -3, 5, 7, 1), rect(-1, 2, 2, 10));

/** Price sign: the shop's own above the boards of three grades. */
function pylon(): string {
  const { left, width, top } = PYLON;
  return [
    shape('outline', rect(left, top, width, GROUND - top)),
    shape('spot', rect(left, top, width, 40)),
    sign(left + width / 2, top + 32, 0.78),
    shape(
      'ink',
      repeat(3, (board) => rect(left + 8, top + 50 + board * 28, width - 16, 20)),
    ),
    shape(
      'gleam',
      repeat(3, (board) =>
        polyline(
          [left + 14, top + 60 + board * 28],
          [left + 30 + (board % 2) * 8, top + 60 + board * 28],
        ),
      ),
    ),
  ].join('');
}

/** The gas station under its canopy. A driver fills up. */
export const pumps = (): string =>
  [
    canopy(),
    pump(),
    pylon(),
    parked('hatch', 96),
    hose(),
    person({
      x: 96,
      ground: GROUND,
      faces: 'right',
      leans: 4,
      looksUp: -6,
      legs: [
        [-10, -12],
        [10, 4],
      ],
      arms: [
        [-4, 20],
        [26, 82],
      ],
      holds: nozzle,
    }),
  ].join('');

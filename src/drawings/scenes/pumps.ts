import { shape } from '../drawing.ts';
import { curve, polyline } from '../path.ts';
import { rect, repeat } from '../shapes.ts';
import { GROUND, parked } from './parked.ts';
import { sign } from './sign.ts';

const CANOPY = { left: 8, right: 334, top: 34, bottom: 66 };
const PUMP = { left: 232, top: 132, width: 46 };
const PYLON = { left: 352, width: 60, top: 74 };

const canopy = (): string =>
  [
    shape('panel', rect(24, CANOPY.bottom, 13, GROUND - CANOPY.bottom), rect(310, CANOPY.bottom, 13, GROUND - CANOPY.bottom)),
    shape('outline', rect(CANOPY.left, CANOPY.top, CANOPY.right - CANOPY.left, CANOPY.bottom - CANOPY.top)),
    shape('spot', rect(CANOPY.left, CANOPY.top + 12, CANOPY.right - CANOPY.left, 13)),
    shape('ink', ...[92, 170, 248].map((lamp) => rect(lamp, CANOPY.bottom + 1, 26, 4))),
  ].join('');

/** Dispenser with display, nozzle and hose. */
function pump(): string {
  const { left, top, width } = PUMP;
  const right = left + width;
  return [
    shape('spot', rect(left, top, width, GROUND - top, 5)),
    shape('panel', rect(left + 7, top + 9, width - 14, 20)),
    shape('hair', polyline([left + 11, top + 16], [right - 11, top + 16]), polyline([left + 11, top + 22], [right - 18, top + 22])),
    shape(
      'line',
      repeat(3, (grade) => rect(left + 7 + grade * 11.5, top + 36, 9, 9)),
      polyline([left + 7, top + 54], [right - 7, top + 54]),
    ),
    shape(
      'bold',
      curve(
        [right, top + 56, 0],
        [right + 13, top + 72, 90],
        [right + 18, top + 84, 0],
        [right + 23, top + 72, -90],
        [right + 19, top + 34, -90],
      ),
    ),
    shape('ink', rect(right + 13, top + 22, 9, 16, 2), rect(right, top + 22, 14, 5), rect(left - 12, GROUND - 6, width + 24, 6)),
  ].join('');
}

/** Price sign: the shop's own above three boards. */
function pylon(): string {
  const { left, width, top } = PYLON;
  return [
    shape('outline', rect(left, top, width, GROUND - top)),
    shape('spot', rect(left, top, width, 40)),
    sign(left + width / 2, top + 32, 0.78),
    shape(
      'ink',
      repeat(3, (board) => rect(left + 8, top + 50 + board * 27, width - 16, 20)),
    ),
    shape(
      'gleam',
      repeat(3, (board) => polyline([left + 14, top + 60 + board * 27], [left + 30 + (board % 2) * 8, top + 60 + board * 27])),
    ),
  ].join('');
}

/** The gas station under its canopy. */
export const pumps = (): string => canopy() + pump() + parked('wagon', 12, 0.42) + pylon();

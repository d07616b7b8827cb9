import { shape } from '../drawing.ts';
import { numerals } from '../numerals.ts';
import { mirroredAcross } from '../mirror.ts';
import { closedCurve, curve, polygon, polyline, type CurveNode, nodes } from '../path.ts';
import { rect, repeat } from '../shapes.ts';

const MIDDLE = 160;

/** Left half of the housing, from the middle of the foot to the middle of the top. */
const HOUSING: readonly CurveNode[] = [
  [MIDDLE, 214, 180],
  [106, 214, 180],
  [74, 184, 262],
  [52, 34, 262],
  [72, 10, 0],
  [MIDDLE, 10, 0],
];
const SCREEN = { left: 78, top: 30, width: 164, height: 82 };
const PAD = { y: 158, reach: 31, half: 16 };

const pad = (): string => {
  const { y, reach, half } = PAD;
  const [west, left, right, east] = [MIDDLE - reach, MIDDLE - half, MIDDLE + half, MIDDLE + reach];
  const [north, upper, lower, south] = [y - reach, y - half, y + half, y + reach];
  return polygon(
    [left, north],
    [right, north],
    [right, upper],
    [east, upper],
    [east, lower],
    [right, lower],
    [right, south],
    [left, south],
    [left, lower],
    [west, lower],
    [west, upper],
    [left, upper],
  );
};

const plug = (): string =>
  [
    shape('outline', polygon([322, 138], [402, 138], [392, 186], [332, 186])),
    shape('spot', polygon([334, 148], [390, 148], [384, 176], [340, 176])),
    shape(
      'ink',
      repeat(4, (pin) => rect(343 + pin * 10.5, 153, 6, 7) + rect(346 + pin * 9, 164, 6, 7)),
    ),
  ].join('');

/** Draws a scan tool that shows a fault code, such as P0300. */
export const scanTool = (code: string): string =>
  [
    shape(
      'heavy',
      curve(...nodes('178 214 90, 178 226 90, 194 240 0, 346 240 0, 362 226 -90, 362 186 -90')),
    ),
    plug(),
    shape('outline', closedCurve(...HOUSING, ...mirroredAcross(MIDDLE, HOUSING).slice(1))),
    shape('hair', polyline([62, 42], [80, 168]), polyline([258, 42], [240, 168])),
    shape('dark', rect(SCREEN.left, SCREEN.top, SCREEN.width, SCREEN.height, 3)),
    numerals(code, MIDDLE, SCREEN.top + 62, 66, 'lit'),
    shape('spot', pad(), rect(90, 151, 27, 14, 3), rect(203, 151, 27, 14, 3)),
    shape(
      'ink',
      polygon([MIDDLE, 133], [MIDDLE + 6, 141], [MIDDLE - 6, 141]),
      polygon([MIDDLE, 183], [MIDDLE + 6, 175], [MIDDLE - 6, 175]),
    ),
  ].join('');

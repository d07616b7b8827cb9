import { shape } from '../drawing.ts';
import { blob, polygon, polyline } from '../path.ts';
import { rect, repeat } from '../shapes.ts';
import { GROUND, parked } from './parked.ts';
import { brush, portal } from './wash.ts';

const BOARD = { left: 14, top: 44, width: 128, row: 35, rows: 4 };
const ENTRANCE = { left: 286, right: 412 };

/** A drop of water with its middle at x, y. */
const drop = (x: number, y: number): string =>
  blob([x, y - 9, 62], [x + 6, y + 2, 88], [x, y + 8, 180], [x - 6, y + 2, -88], [x, y - 9, -62]);

/** The board to choose a wash. Each line has one drop more than the line before. */
function menu(): string {
  const { left, top, width, row, rows } = BOARD;
  const height = rows * row;
  const line = (index: number): number => top + (index + 0.5) * row;
  return [
    shape(
      'panel',
      rect(left + 18, top + height, 9, GROUND - top - height),
      rect(left + width - 27, top + height, 9, GROUND - top - height),
    ),
    shape('outline', rect(left, top - 18, width, height + 18, 4)),
    shape('ink', rect(left, top - 18, width, 18, 4)),
    shape(
      'spot',
      repeat(rows, (index) => repeat(index + 1, (count) => drop(left + 18 + count * 17, line(index)))),
    ),
    shape(
      'line',
      repeat(rows - 1, (index) => polyline([left, top + (index + 1) * row], [left + width, top + (index + 1) * row])),
    ),
    shape(
      'ink',
      repeat(rows, (index) => rect(left + width - 42, line(index) - 7, 32, 14, 3)),
    ),
  ].join('');
}

/** The entrance of the tunnel, with its clearance bar on chains and an arrow on the beam. */
function entrance(): string {
  const { left, right } = ENTRANCE;
  return [
    shape('outline', portal(left, right, 58, 24)),
    shape('spot', rect(left + 22, 44, right - left - 44, 16)),
    shape('glass', portal(left + 14, right - 14, 76, 20)),
    brush(left + 31, 114, GROUND, 11),
    brush(right - 31, 114, GROUND, 11),
    shape('line', polyline([left + 40, 77], [left + 40, 92]), polyline([right - 40, 77], [right - 40, 92])),
    shape('ink', rect(left + 32, 92, right - left - 64, 7, 3), polygon([left + 55, 47], [left + 74, 52], [left + 55, 57])),
  ].join('');
}

/** A driver chooses a wash in front of the entrance. */
export const washMenu = (): string => [entrance(), menu(), parked('mini-hatch', 152, 0.42)].join('');

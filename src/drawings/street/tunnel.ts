import { shape } from '../drawing.ts';
import { polyline } from '../path.ts';
import { rect, repeat } from '../shapes.ts';
import { GROUND } from './ground-line.ts';

/** The roof of the wash, and the room between its walls, from one x to another. */
export const tunnel = (left: number, right: number): string =>
  shape('panel', rect(left, 36, right - left, GROUND - 36)) +
  shape('glass', rect(left, 58, right - left, GROUND - 58)) +
  shape('spot', rect(left, 22, right - left, 22)) +
  shape('hair', polyline([left, 65], [right, 65]));

/** A pillar that carries the roof. */
export const pillar = (x: number): string => shape('outline', rect(x - 7, 44, 14, GROUND - 44));

/** A standing brush on its shaft, with bristles that wave from row to row. */
export function brush(x: number, reach: number): string {
  const [top, bottom] = [92, GROUND - 8];
  const bristles = repeat(Math.floor((bottom - top) / 6), (row) => {
    const y = top + 4 + row * 6;
    const sway = row % 2 ? 3 : -1;
    return polyline([x - reach, y + sway], [x, y], [x + reach, y + sway]);
  });
  return (
    shape('spot', rect(x - reach, top, 2 * reach, bottom - top, 7)) +
    shape('line', bristles) +
    shape('bold', polyline([x, 66], [x, GROUND]))
  );
}

import { shape } from '../drawing.ts';
import { polygon, polyline } from '../path.ts';
import { circle, gear, rect, repeat, sector } from '../shapes.ts';

const BATTERY = { left: 12, right: 132, top: 72, bottom: 160 };
const ALTERNATOR = { x: 190, y: 110, radius: 44, windings: 12 };

const plus = (x: number, y: number): string =>
  polyline([x - 6, y], [x + 6, y]) + polyline([x, y - 6], [x, y + 6]);

function battery(): string {
  const { left, right, top, bottom } = BATTERY;
  const width = right - left;
  return [
    shape(
      'outline',
      rect(left, top, width, bottom - top),
      rect(28, top - 13, 20, 13),
      rect(96, top - 13, 20, 13),
    ),
    shape('spot', rect(left, top, width, 22)),
    shape(
      'hair',
      repeat(6, (cell) => polyline([24 + cell * 19.2, top + 30], [24 + cell * 19.2, bottom - 8])),
    ),
    shape('bold', plus(38, top + 11), polyline([100, top + 11], [112, top + 11])),
    shape('ink', rect(left - 6, bottom, width + 12, 8)),
  ].join('');
}

function alternator(): string {
  const { x, y, radius, windings } = ALTERNATOR;
  const pitch = 360 / windings;
  return [
    shape(
      'outline',
      polygon([x - 18, y - 38], [x - 24, y - 56], [x + 2, y - 56], [x + 6, y - 40]),
      polygon([x + 14, y + 38], [x + 26, y + 54], [x, y + 54], [x - 6, y + 40]),
      circle(x, y, radius),
    ),
    shape('hair', circle(x, y, radius - 4)),
    shape(
      'spot',
      repeat(windings, (winding) =>
        sector(x, y, 25, 36, winding * pitch + 5, (winding + 1) * pitch - 5),
      ),
    ),
    shape('outline', circle(x, y, 18)),
    shape('line', circle(x, y, 13)),
    shape('ink', gear(x, y, 5, 6, 2)),
  ].join('');
}

/** Battery and alternator, with the charging cable between them. */
export const electrical = (): string =>
  battery() +
  shape('pipe', polyline([38, 62], [38, 30], [179, 30], [179, 58])) +
  shape('ink', circle(38, 56, 5)) +
  alternator() +
  shape('center', polyline([190, 60], [190, 164]), polyline([138, 110], [240, 110]));

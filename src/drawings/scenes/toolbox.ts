import { shape } from '../drawing.ts';
import { polygon, polyline } from '../path.ts';
import { circle, rect, repeat, sector } from '../shapes.ts';
import { GROUND } from './parked.ts';

const CABINET = { left: 120, width: 190, top: 112, bottom: 216 };
const CHEST = { left: 132, width: 166, top: 70 };
const DRAWERS = [18, 18, 30, 32];

/** A drawer with its pull along the top. */
const drawer = (left: number, top: number, width: number, height: number): string =>
  shape('spot', rect(left, top, width, height - 4, 1.5)) + shape('ink', rect(left + 8, top + 4, width - 16, 4));

function cabinet(): string {
  const { left, width, top, bottom } = CABINET;
  let y = top + 4;
  const drawers = DRAWERS.map((height) => {
    const shapes = drawer(left + 7, y, width - 14, height);
    y += height;
    return shapes;
  });
  return [
    shape('outline', rect(left, top, width, bottom - top, 3)),
    ...drawers,
    shape(
      'bold',
      polyline([left + width, top + 14], [left + width + 15, top + 14], [left + width + 15, top + 56], [left + width, top + 56]),
    ),
    shape('ink', ...[left + 22, left + width - 22].map((x) => rect(x - 6, bottom, 12, 4))),
    shape('outline', ...[left + 22, left + width - 22].map((x) => circle(x, GROUND - 6.5, 6))),
  ].join('');
}

/** Open top chest, wrenches hanging in its lid. */
function chest(): string {
  const { left, width, top } = CHEST;
  return [
    shape(
      'outline',
      polygon([left + 4, top], [left - 4, 14], [left + width + 4, 14], [left + width - 4, top]),
      rect(left, top, width, CABINET.top - top),
    ),
    drawer(left + 7, top + 5, width - 14, 20),
    drawer(left + 7, top + 24, width - 14, 20),
    ...[0, 1, 2, 3, 4].map((index) => wrench(left + 22 + index * 30.5, 22, 38 - index * 3.5)),
  ].join('');
}

/** An open-end wrench hanging from its ring. */
const wrench = (x: number, top: number, length: number): string =>
  shape('panel', rect(x - 2.6, top + 6, 5.2, length - 8)) +
  shape('spot', circle(x, top + 4, 5.5), sector(x, top + length, 2.6, 7, 115, 425)) +
  shape('panel', circle(x, top + 4, 2.4));

/** Two tires on the floor, and a jack stand on the other side. */
const beside = (): string =>
  [
    ...[0, 1].map(
      (index) =>
        shape('dark', rect(16, GROUND - 26 - index * 27, 82, 26, 9)) +
        shape(
          'gleam',
          repeat(11, (block) => polyline([27 + block * 6.2, GROUND - 22 - index * 27], [27 + block * 6.2, GROUND - 14 - index * 27])),
        ),
    ),
    shape('outline', polygon([352, GROUND], [366, 172], [388, 172], [402, GROUND], [392, GROUND], [384, 204], [370, 204], [362, GROUND])),
    shape('spot', rect(371, 140, 12, 40)),
    shape(
      'line',
      repeat(5, (tooth) => polyline([371, 148 + tooth * 6], [383, 145 + tooth * 6])),
    ),
    shape('ink', polygon([364, 130], [368, 140], [386, 140], [390, 130], [386, 134], [368, 134])),
  ].join('');

/** Tool chest on its cabinet, between tires and a jack stand. */
export const toolbox = (): string => chest() + cabinet() + beside();

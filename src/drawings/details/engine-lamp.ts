import { shape } from '../drawing.ts';
import { polygon, polyline } from '../path.ts';
import { circle, repeat, spoke } from '../shapes.ts';

/** The engine symbol (ISO 2575, F.01) in a box of 90 by 62 units. */
const engine = (x: number, y: number): string =>
  polygon(
    [x + 14, y + 16],
    [x + 28, y + 16],
    [x + 28, y + 10],
    [x + 22, y + 10],
    [x + 22, y],
    [x + 54, y],
    [x + 54, y + 10],
    [x + 44, y + 10],
    [x + 44, y + 16],
    [x + 60, y + 16],
    [x + 70, y + 26],
    [x + 78, y + 26],
    [x + 78, y + 18],
    [x + 90, y + 18],
    [x + 90, y + 54],
    [x + 78, y + 54],
    [x + 78, y + 46],
    [x + 70, y + 46],
    [x + 70, y + 62],
    [x + 34, y + 62],
    [x + 22, y + 50],
    [x + 14, y + 50],
    [x + 14, y + 36],
    [x + 8, y + 36],
    [x + 8, y + 52],
    [x, y + 52],
    [x, y + 14],
    [x + 8, y + 14],
    [x + 8, y + 28],
    [x + 14, y + 28],
  );

const LAMP = { y: 106, radius: 78, left: 108, right: 312 };

const lamp = (x: number): string =>
  shape('outline', circle(x, LAMP.y, LAMP.radius)) +
  shape('dark', circle(x, LAMP.y, LAMP.radius - 8)) +
  shape('lit', engine(x - 45, LAMP.y - 31));

/** The check engine light twice: steady, and flashing. */
export const engineLamp = (): string =>
  [
    lamp(LAMP.left),
    lamp(LAMP.right),
    shape(
      'bold',
      repeat(12, (ray) =>
        Math.abs(ray - 3) < 2
          ? ''
          : spoke(LAMP.right, LAMP.y, LAMP.radius + 6, LAMP.radius + 18, ray * 30),
      ),
    ),
    shape('bold', polyline([LAMP.left - 50, 226], [LAMP.left + 50, 226])),
    shape(
      'bold',
      ...[-50, -14, 22].map((left) =>
        polyline([LAMP.right + left, 226], [LAMP.right + left + 22, 226]),
      ),
    ),
    shape('line', polyline([210, 30], [210, 180])),
  ].join('');

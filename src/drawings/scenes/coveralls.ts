import { shape } from '../drawing.ts';
import { polygon, polyline } from '../path.ts';
import { circle, rect, repeat } from '../shapes.ts';

const RAIL = { top: 22, left: 14, right: 406 };
const HANG = RAIL.top + 16;
const SPACE = 79;
const FIRST = 52;

type Side = 1 | -1;

/** Half a pair of coveralls, on one side of the middle, from the collar to the crotch. */
const half = (x: number, side: Side): [number, number][] =>
  [
    [7, 0],
    [27, 9],
    [35, 84],
    [24, 87],
    [19, 42],
    [18, 88],
    [24, 186],
    [5, 186],
    [0, 112],
  ].map(([out = 0, down = 0]): [number, number] => [x + side * out, HANG + down]);

function coverall(index: number): string {
  const x = FIRST + index * SPACE;
  return [
    shape('bold', polyline([x, RAIL.top], [x, HANG - 4])),
    shape(index === 2 ? 'spot' : 'outline', polygon(...half(x, 1), ...half(x, -1).reverse())),
    shape(
      'line',
      polyline([x - 7, HANG], [x, HANG + 14], [x + 7, HANG]),
      polyline([x, HANG + 14], [x, HANG + 112]),
      polyline([x - 18, HANG + 80], [x + 18, HANG + 80]),
    ),
    shape('panel', rect(x + 5, HANG + 32, 11, 8, 1)),
    shape('hair', rect(x - 16, HANG + 30, 10, 12), polyline([x - 16, HANG + 34], [x - 6, HANG + 34])),
    shape('ink', rect(x - 24, HANG + 186, 20, 6, 3), rect(x + 4, HANG + 186, 20, 6, 3)),
  ].join('');
}

/** Coveralls on their hooks, one for each person of the crew. They replace the crew's photo until there is one. */
export const coveralls = (): string =>
  [
    shape('outline', rect(RAIL.left, RAIL.top - 8, RAIL.right - RAIL.left, 12, 2)),
    shape(
      'hair',
      repeat(5, (index) => circle(FIRST + index * SPACE, RAIL.top - 2, 2.4)),
    ),
    ...Array.from({ length: 5 }, (_, index) => coverall(index)),
  ].join('');

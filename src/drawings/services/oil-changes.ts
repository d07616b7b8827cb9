import { shape } from '../drawing.ts';
import { closedCurve, curve, polyline } from '../path.ts';
import { arc, rect, repeat } from '../shapes.ts';

const FILTER = { left: 24, right: 120, top: 56, bottom: 162 };
const FLUTES = 10;
const DROP = { x: 182, y: 98, radius: 26, tip: 36 };

/** Spin-on filter with its fluted can, threaded plate on top. */
function filter(): string {
  const { left, right, top, bottom } = FILTER;
  const middle = (left + right) / 2;
  const flute = (index: number): string => {
    const x = left + 8 + (index * (right - left - 16)) / (FLUTES - 1);
    return curve([x, top + 8, 90], [x, bottom - 22, 90], [x + (middle - x) * 0.08, bottom - 6]);
  };
  return [
    shape(
      'spot',
      closedCurve(
        [left, top, 90],
        [left, bottom - 18, 90],
        [left + 18, bottom, 0],
        [right - 18, bottom, 0],
        [right, bottom - 18, -90],
        [right, top, -90],
      ),
    ),
    shape('line', repeat(FLUTES, flute)),
    shape(
      'outline',
      rect(middle - 18, 24, 36, 12, 1.5),
      rect(middle - 32, 35, 64, 9),
      rect(left - 6, 44, right - left + 12, 13, 2),
    ),
    shape(
      'hair',
      repeat(3, (thread) =>
        polyline([middle - 18, 27 + thread * 3], [middle + 18, 27 + thread * 3]),
      ),
      polyline([left - 6, 50.5], [right + 6, 50.5]),
    ),
  ].join('');
}

function drop(): string {
  const { x, y, radius, tip } = DROP;
  return (
    shape(
      'spot',
      closedCurve(
        [x, tip, 62],
        [x + radius, y, 88],
        [x, y + radius, 180],
        [x - radius, y, -88],
        [x, tip, -62],
      ),
    ) + shape('gleam', arc(x, y, 16, 110, 170))
  );
}

const plug = (): string =>
  shape('outline', rect(162, 137, 40, 14, 2), rect(156, 151, 52, 5), rect(170, 156, 24, 18)) +
  shape(
    'hair',
    polyline([175, 137], [175, 151]),
    polyline([189, 137], [189, 151]),
    repeat(4, (thread) => polyline([170, 160 + thread * 4], [194, 158 + thread * 4])),
  );

/** Filter, oil and drain plug. */
export const oilChanges = (): string =>
  filter() +
  drop() +
  plug() +
  shape('center', polyline([72, 12], [72, 174]), polyline([182, 20], [182, 180]));

import type { ExhibitDrawing } from './exhibit-drawing.ts';
import { shape } from '../drawing.ts';
import { polyline } from '../path.ts';
import { circle, rect } from '../shapes.ts';

const WHEEL = { y: 106, width: 40, height: 118, left: 104, right: 316 };
/** Much more than on any car, to be visible. */
const TOE_DEGREES = 3;

function wheel(x: number, turn: 1 | -1): string {
  const { y, width, height } = WHEEL;
  const left = x - width / 2;
  return (
    shape('center', polyline([x, 4], [x, 204])) +
    `<g transform="rotate(${turn * TOE_DEGREES} ${x} ${y})">` +
    shape('spot', rect(left, y - height / 2, width, height, 8)) +
    shape(
      'hair',
      ...[-8, 0, 8].map((groove) =>
        polyline([x + groove, y - height / 2 + 3], [x + groove, y + height / 2 - 3]),
      ),
    ) +
    shape('bold', polyline([x, y - height / 2], [x, 8])) +
    shape('pipe', polyline([x + turn * 20, y], [x + turn * 34, y], [x + turn * 34, y + 42])) +
    '</g>'
  );
}

/** The front wheels from above, both turned in, with the rack and the rods that set them. */
export const alignments: ExhibitDrawing = {
  markup: [
    shape('outline', rect(176, 74, 68, 56, 6)),
    shape(
      'line',
      ...[1, -1].map((side) =>
        polyline([210 + side * 34, 84], [210 + side * 74, 104], [210 + side * 34, 122]),
      ),
    ),
    shape('heavy', polyline([140, 148], [166, 158]), polyline([280, 148], [254, 158])),
    shape('outline', rect(162, 150, 96, 16, 8)),
    wheel(WHEEL.left, 1),
    wheel(WHEEL.right, -1),
    shape('center', polyline([210, 4], [210, 204])),
    shape('ink', circle(140, 148, 6), circle(280, 148, 6)),
  ].join(''),
  parts: { tread: [92, 120], rod: [150, 152], rack: [210, 158], line: [316, 24] },
};

import { shape } from '../drawing.ts';
import { mirroredAcross } from '../mirror.ts';
import { closedCurve, curve, polygon, polyline, type CurveNode } from '../path.ts';
import { arc, rect } from '../shapes.ts';

const MIDDLE = 120;

/** The left halves of the outlines, from the bottom to the middle of the top. */
const CABIN: readonly CurveNode[] = [
  [14, 124, 282],
  [27, 82],
  [50, 24, -62],
  [64, 13, -16],
  [MIDDLE, 7, 0],
];
const GLASS: readonly CurveNode[] = [
  [26, 118, 285],
  [37, 82],
  [58, 32, -62],
  [68, 24, -12],
  [MIDDLE, 18, 0],
];
const HOOD: readonly CurveNode[] = [
  [2, 178, -88],
  [6, 142],
  [20, 126, -24],
  [MIDDLE, 120, 0],
];
const MIRROR: readonly CurveNode[] = [
  [18, 108, 180],
  [4, 107, 200],
  [2, 94, -90],
  [8, 88, 0],
  [20, 90, 20],
];

const STICKER = { left: 158, top: 63, width: 40, height: 38, peel: 12 };

const whole = (half: readonly CurveNode[]): string =>
  closedCurve(...half, ...mirroredAcross(MIDDLE, half).slice(1));
const twice = (draw: (...nodes: CurveNode[]) => string, nodes: readonly CurveNode[]): string =>
  draw(...nodes) + draw(...mirroredAcross(MIDDLE, nodes));

/** Behind the glass: headrests, dash, and the rim of the steering wheel. */
const inside = (): string =>
  [
    shape(
      'panel',
      rect(60, 46, 26, 20, 7),
      rect(154, 46, 26, 20, 7),
      twice(closedCurve, [
        [50, 92, -84],
        [58, 70, -30],
        [88, 70, 30],
        [94, 92, 84],
      ]),
    ),
    shape('bold', arc(156, 108, 27, 194, 346)),
    shape(
      'panel',
      closedCurve(
        [29, 108, -6],
        [MIDDLE, 92, 0],
        [211, 108, 6],
        [214, 118, 80, 186],
        [MIDDLE, 124, 180],
        [26, 118, 174],
      ),
    ),
  ].join('');

/** A generic inspection sticker with a peeling corner. */
function sticker(): string {
  const { left, top, width, height, peel } = STICKER;
  const [right, bottom] = [left + width, top + height];
  return [
    shape(
      'spot',
      polygon(
        [left, top],
        [right, top],
        [right, bottom - peel],
        [right - peel, bottom],
        [left, bottom],
      ),
    ),
    shape(
      'panel',
      polygon(
        [right, bottom - peel],
        [right - peel, bottom],
        [right - peel + 2, bottom - peel + 2],
      ),
    ),
    shape(
      'heavy',
      polyline([left + 9, top + 19], [left + 16.5, top + 26.5], [left + 30.5, top + 9.5]),
    ),
  ].join('');
}

/** Both wiper blades at the bottom of the glass, each on its arm. */
const wipers = (): string =>
  shape('line', polyline([152, 124], [100, 109]), polyline([212, 122], [178, 107])) +
  shape(
    'bold',
    curve([42, 103, 6], [96, 110, 7], [142, 117, 9]),
    curve([150, 111, -4], [180, 107, -12], [210, 99, -18]),
  );

/**
 * Windshield from the front, with hood, mirrors, wipers, and the sticker low, in front of the
 * driver.
 */
export const stateInspection = (): string =>
  [
    shape('outline', twice(closedCurve, MIRROR), whole(CABIN)),
    shape('glass', whole(GLASS)),
    inside(),
    shape('ink', rect(98, 25, 44, 15, 5), rect(116, 17, 8, 9)),
    sticker(),
    wipers(),
    shape('outline', whole(HOOD)),
    shape(
      'line',
      twice(curve, [
        [36, 178, -84],
        [46, 150],
        [66, 130, -36],
      ]),
    ),
    shape(
      'hair',
      twice(curve, [
        [90, 178, -88],
        [97, 148, -82],
      ]),
    ),
  ].join('');

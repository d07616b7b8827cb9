import { shape } from '../drawing.ts';
import { numerals } from '../numerals.ts';
import { mirroredAcross } from '../mirror.ts';
import { closedCurve, curve, polyline, type CurveNode, type Point } from '../path.ts';
import { circle, rect, repeat } from '../shapes.ts';

const TREAD = { left: 24, top: 74, bottom: 97, block: 32, groove: 8, blocks: 5 };
const PITCH = TREAD.block + TREAD.groove;

/** Tread depth of the blocks in 32nds of an inch. The wear bar in the grooves is at two. */
const DEPTH = 10;
const WEAR_BAR = 2;
const THIRTY_SECOND = (TREAD.bottom - TREAD.top) / DEPTH;

const MIDDLE = 120;
const GAUGE = { x: TREAD.left + 3 * PITCH - TREAD.groove / 2, top: 2, foot: 66, halfWidth: 21 };
const SCALE = { zero: 63, step: 6.3 };

/** The left half of the cross section, from the crown to the bead and back up inside. */
const HALF_SECTION: readonly CurveNode[] = [
  [MIDDLE, 95, 180],
  [44, 97, 176],
  [22, 109],
  [11, 134, 92],
  [22, 158],
  [32, 168, 60, 20],
  [46, 170, 0],
];
const HALF_INSIDE: readonly CurveNode[] = [
  [48, 160, 240],
  [34, 148],
  [27, 132, 274],
  [36, 119],
  [58, 114, 356],
  [MIDDLE, 112, 0],
];

/** The left half of the rim that the beads sit on. */
const HALF_RIM = [
  [16, 160],
  [24, 162],
  [30, 172],
  [72, 172],
  [84, 178],
  [MIDDLE, 178],
] as const;

const section = (): string =>
  closedCurve(
    ...HALF_SECTION,
    ...HALF_INSIDE,
    ...mirroredAcross(MIDDLE, HALF_INSIDE).slice(1),
    ...mirroredAcross(MIDDLE, HALF_SECTION),
  );

const blockLeft = (index: number): number => TREAD.left + index * PITCH;

/** The tread in cross section, with its grooves, wear bars and steel belts. */
const tread = (): string =>
  [
    shape('outline', section()),
    shape(
      'bold',
      polyline(
        ...HALF_RIM,
        ...HALF_RIM.map(([x, y]): Point => [2 * MIDDLE - x, y])
          .reverse()
          .slice(1),
      ),
    ),
    shape(
      'hair',
      curve([38, 103, -8], [MIDDLE, 100, 0], [202, 103, 8]),
      curve([32, 109, -12], [MIDDLE, 105, 0], [208, 109, 12]),
    ),
    shape(
      'spot',
      repeat(TREAD.blocks, (index) =>
        rect(blockLeft(index), TREAD.top, TREAD.block, TREAD.bottom - TREAD.top + 2, 2.5),
      ),
    ),
    shape(
      'ink',
      repeat(TREAD.blocks - 1, (index) =>
        rect(
          blockLeft(index) + TREAD.block,
          TREAD.bottom - WEAR_BAR * THIRTY_SECOND,
          TREAD.groove,
          WEAR_BAR * THIRTY_SECOND + 1,
        ),
      ),
    ),
    shape(
      'hair',
      repeat(TREAD.blocks, (index) =>
        repeat(3, (sipe) =>
          polyline(
            [blockLeft(index) + 8 + sipe * 8, TREAD.top + 1],
            [blockLeft(index) + 8 + sipe * 8, TREAD.top + (sipe === 1 ? 18 : 13)],
          ),
        ),
      ),
    ),
    shape('ink', circle(38, 162, 3.4), circle(2 * MIDDLE - 38, 162, 3.4)),
  ].join('');

/** Depth gauge on top of the tread, its pin on the bottom of a groove. */
function gauge(): string {
  const { x, top, foot, halfWidth } = GAUGE;
  const mark = (depth: number): string => {
    const y = SCALE.zero - depth * SCALE.step;
    return polyline([x + halfWidth, y], [x + halfWidth - (depth % 2 ? 7 : 13), y]);
  };
  return [
    shape(
      'outline',
      rect(x - halfWidth, top, 2 * halfWidth, foot - top, 5),
      rect(x - 44, foot, 88, 8, 2),
    ),
    shape('line', repeat(9, mark)),
    [2, 4, 6, 8]
      .map((depth) => numerals(String(depth), x - 8, SCALE.zero - depth * SCALE.step + 4, 11))
      .join(''),
    shape('ink', rect(x - 1.7, foot + 8, 3.4, TREAD.bottom - foot - 8)),
  ].join('');
}

/** The tread in cross section under a depth gauge. */
export const tires = (): string => tread() + gauge();

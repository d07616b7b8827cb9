import { shape } from '../drawing.ts';
import { closedCurve, curve, polygon, polyline, type CurveNode } from '../path.ts';
import { rect } from '../shapes.ts';

const AXIS = 100;
const CORE = { left: 84, right: 160, top: 56, bottom: 144 };
const CELL = { width: 10.8, height: 10.2, half: 4.3, tall: 5 };

/** Hexagonal cells in rows. Every second row is half a cell further right. */
function honeycomb(): string {
  let cells = '';
  for (let row = 0; row < 8; row += 1) {
    for (
      let x = CORE.left + 5.6 + (row % 2) * (CELL.width / 2);
      x < CORE.right - 3;
      x += CELL.width
    ) {
      const y = CORE.top + 8.3 + row * CELL.height;
      const { half, tall } = CELL;
      cells += polygon(
        [x, y - tall],
        [x + half, y - tall / 2],
        [x + half, y + tall / 2],
        [x, y + tall],
        [x - half, y + tall / 2],
        [x - half, y - tall / 2],
      );
    }
  }
  return cells;
}

const CONE_IN: readonly CurveNode[] = [
  [40, AXIS - 12, 0],
  [62, AXIS - 24, -56],
  [CORE.left, CORE.top, -6],
];
const CONE_OUT: readonly CurveNode[] = [
  [CORE.right, CORE.top, 6],
  [182, AXIS - 24, 56],
  [202, AXIS - 12, 0],
];
const below = (nodes: readonly CurveNode[]): CurveNode[] =>
  [...nodes].reverse().map(([x, y, angle = 0]) => [x, 2 * AXIS - y, 180 - angle]);

const arrow = (x: number): string =>
  polyline([x, AXIS], [x + 26, AXIS]) +
  polyline([x + 19, AXIS - 6], [x + 26, AXIS], [x + 19, AXIS + 6]);

const analyzer = (): string =>
  [
    shape('pipe', curve([152, 26, 0], [196, 26, 0], [212, 42, 90], [212, 66, 90])),
    shape('outline', rect(206, 64, 12, 26)),
    shape('ink', rect(203, 70, 18, 10)),
    shape('outline', rect(96, 6, 58, 40, 4)),
    shape('spot', rect(104, 13, 42, 17)),
    shape(
      'line',
      polyline([108, 26], [116, 26], [121, 17], [127, 27], [131, 22], [142, 22]),
      polyline([104, 38], [112, 38]),
      polyline([118, 38], [126, 38]),
    ),
  ].join('');

/** Catalytic converter cut open, with a probe behind it. */
export const emissionsInspection = (): string =>
  [
    shape(
      'outline',
      rect(4, AXIS - 12, 38, 24),
      rect(200, AXIS - 12, 36, 24),
      closedCurve(...CONE_IN, ...CONE_OUT, ...below(CONE_OUT), ...below(CONE_IN)),
    ),
    shape('spot', rect(CORE.left, CORE.top, CORE.right - CORE.left, CORE.bottom - CORE.top)),
    shape('line', honeycomb(), arrow(10), arrow(204)),
    analyzer(),
    shape('center', polyline([0, AXIS], [240, AXIS])),
    shape(
      'line',
      polyline([CORE.left, 163], [CORE.right, 163]),
      polyline([91, 159], [84, 163], [91, 167]),
      polyline([153, 159], [160, 163], [153, 167]),
    ),
  ].join('');

import { shape } from '../drawing.ts';
import { mirroredBelow } from '../mirror.ts';
import { closedCurve, curve, polyline, type CurveNode } from '../path.ts';
import { circle, rect } from '../shapes.ts';

const AXLES = { rear: 50, front: 190 };
const TRACK = { left: 44, right: 136 };
const MIDDLE = 90;

/** Toe of the front wheels in degrees, much larger than in reality, to be visible. */
const TOE = 6;
const WHEEL = { length: 50, width: 19 };

/** The upper half of the car seen from above, from tail to nose. */
const BODY: readonly CurveNode[] = [
  [8, MIDDLE, -90],
  [12, 60],
  [32, 52, -8],
  [84, 50, 0],
  [160, 50, 0],
  [206, 55, 12],
  [226, 70],
  [231, MIDDLE, 90],
];
const REAR_GLASS: readonly CurveNode[] = [
  [60, MIDDLE, -90],
  [63, 63, -80, 16],
  [86, 68, 16, 100],
  [83, MIDDLE, 90],
];
const WINDSHIELD: readonly CurveNode[] = [
  [142, MIDDLE, -90],
  [138, 68, -100, -20],
  [162, 61, -18, 76],
  [169, MIDDLE, 90],
];

const MIRROR: readonly CurveNode[] = [
  [140, 52, -100],
  [142, 43, -60],
  [149, 41, 20],
  [151, 52, 100],
];

const whole = (half: readonly CurveNode[]): string =>
  closedCurve(...half, ...mirroredBelow(MIDDLE, half).slice(1));
const both = (draw: (nodes: readonly CurveNode[]) => string, nodes: readonly CurveNode[]): string =>
  draw(nodes) + draw(mirroredBelow(MIDDLE, nodes));
const open = (nodes: readonly CurveNode[]): string => curve(...nodes);

function wheel(x: number, y: number, toe: number): string {
  const { length, width } = WHEEL;
  const [left, top] = [x - length / 2, y - width / 2];
  const grooves = [-3.5, 3.5]
    .map((offset) => polyline([left + 2, y + offset], [left + length - 2, y + offset]))
    .join('');
  const shapes = shape('spot', rect(left, top, length, width, 4)) + shape('hair', grooves);
  return toe === 0 ? shapes : `<g transform="rotate(${toe} ${x} ${y})">${shapes}</g>`;
}

/** A car from above: where the front wheels point, where they should point, and the wheelbase. */
export function alignments(): string {
  const { rear, front } = AXLES;
  const { left, right } = TRACK;
  const reach = 46;
  const drift = reach * Math.tan((TOE * Math.PI) / 180);
  return [
    shape(
      'panel',
      both((nodes) => closedCurve(...nodes), MIRROR),
    ),
    shape('outline', whole(BODY)),
    shape('panel', whole(REAR_GLASS), whole(WINDSHIELD)),
    shape(
      'hair',
      both(open, [
        [169, 66, -10],
        [200, 62, 4],
        [224, 74, 40],
      ]),
      both(open, [
        [92, 58, 0],
        [134, 58, 0],
      ]),
    ),
    wheel(rear, left, 0),
    wheel(rear, right, 0),
    wheel(front, left, TOE),
    wheel(front, right, -TOE),
    shape(
      'center',
      polyline([0, MIDDLE], [240, MIDDLE]),
      polyline([rear, 20], [rear, 160]),
      polyline([front, 20], [front, 160]),
    ),
    shape(
      'hair',
      polyline([front, left], [front + reach, left]),
      polyline([front, right], [front + reach, right]),
    ),
    shape(
      'line',
      polyline([front, left], [front + reach, left + drift]),
      polyline([front, right], [front + reach, right - drift]),
    ),
    shape(
      'line',
      polyline([rear, 171], [front, 171]),
      polyline([rear + 7, 167], [rear, 171], [rear + 7, 175]),
      polyline([front - 7, 167], [front, 171], [front - 7, 175]),
    ),
    shape('ink', circle(rear, MIDDLE, 4), circle(front, MIDDLE, 4)),
  ].join('');
}

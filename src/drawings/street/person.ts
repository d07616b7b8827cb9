import { shape } from '../drawing.ts';
import {
  closedCurve,
  svgNumbers,
  polar,
  polyline,
  type CurveNode,
  type Point,
  nodes,
} from '../path.ts';
import type { Pen } from '../pens.ts';
import { circle, rect } from '../shapes.ts';
import { limb, type Joint } from './limb.ts';

/**
 * The angles of an arm or a leg: its upper and its lower part, in degrees from straight down,
 * forward.
 */
type Bend = readonly [upper: number, lower: number];

type Person = {
  /** `x` is the middle of the hips; `ground` is what the feet stand on. */
  x: number;
  ground: number;
  faces: 'left' | 'right';
  /** Degrees that the back leans forward. */
  leans?: number;
  /** Degrees that the head looks up. */
  looksUp?: number;
  /** The far limb, then the near one. */
  legs: readonly [Bend, Bend];
  arms: readonly [Bend, Bend];
  /** The crew wears amber coveralls and a cap. */
  crew?: boolean;
  /** A thing in the near hand, around 0 0 with y down the forearm. */
  holds?: string;
};

/** Lengths and half thicknesses of a person of 176 cm, at 2 cm to the unit. */
const THIGH = { length: 21.5, hip: 5.6, knee: 4.2, ankle: 3.4 };
const SHIN = 21;
/** How far a trouser leg ends above the ankle. */
const CUFF = 1.6;
const SOLE = 3.4;
const BACK = 26;
const ARM = { upper: 15, lower: 13, shoulder: 4, elbow: 3.1, wrist: 2.4 };
const HAND = 2.5;
const NECK = 9.6;
const HEAD = { wide: 4.7, tall: 5.7 };

/** The point at a distance and an angle from straight down, forward to the right. */
const down = ([x, y]: Point, length: number, degrees: number): Point =>
  polar(x, y, length, 90 - degrees);

const joint = ([x, y]: Point, radius: number): Joint => [x, y, radius];

/** The height of the hips above the ground on which the lower foot or a knee stands. */
const standing = (legs: readonly [Bend, Bend]): number =>
  Math.max(
    ...legs.map(([upper, lower]) => {
      const knee = down([0, 0], THIGH.length, upper);
      return Math.max(down(knee, SHIN, lower)[1] + SOLE, knee[1] + THIGH.knee);
    }),
  );

const SHOE = closedCurve(
  ...nodes('-3.6 -3.4 100, -4.2 2 90 0, 9.6 2 0, 9.4 -0.4 -110, 3.6 -3.4 -150 180'),
);

/** Turns shapes, then moves them. */
const turned = ([x, y]: Point, degrees: number, shapes: string): string =>
  `<g transform="translate(${svgNumbers(x, y)})` +
  `${degrees === 0 ? '' : `rotate(${svgNumbers(degrees)})`}">${shapes}</g>`;

function leg(hip: Point, [upper, lower]: Bend, pen: Pen): string {
  const knee = down(hip, THIGH.length, upper);
  const ankle = down(knee, SHIN, lower);
  const cuff = down(knee, SHIN - CUFF, lower);
  // A kneeling leg's foot stands on its toes.
  const tilt = lower < -40 ? 66 : 0;
  return (
    turned([ankle[0], ankle[1] + (tilt ? -6 : SOLE - 2)], tilt, shape('ink', SHOE)) +
    shape(pen, limb(joint(hip, THIGH.hip), joint(knee, THIGH.knee), joint(cuff, THIGH.ankle)))
  );
}

function arm(shoulder: Point, [upper, lower]: Bend, pen: Pen, holds = ''): string {
  const elbow = down(shoulder, ARM.upper, upper);
  const wrist = down(elbow, ARM.lower, lower);
  const hand = down(wrist, HAND, lower);
  const held = holds === '' ? '' : turned(hand, -lower, holds);
  return (
    held +
    shape('panel', circle(...hand, HAND)) +
    shape(
      pen,
      limb(joint(shoulder, ARM.shoulder), joint(elbow, ARM.elbow), joint(wrist, ARM.wrist)),
    )
  );
}

/** The back from the hips to the neck, upright, with the hips at 0 0. */
const TORSO: readonly CurveNode[] = [
  [-6, 2, -90],
  [-5.4, -10, -95],
  [-6.2, -22, -88],
  [-2.4, -28.4, -10],
  [3.4, -27.6, 25],
  [7.2, -20, 90],
  [6.2, -8, 96],
  [6.4, 2, 90],
];

/** The head, with the neck below it. The crew's cap has its visor in front. */
function head(looksUp: number, leans: number, crew: boolean): string {
  const { wide, tall } = HEAD;
  const face = shape(
    'panel',
    closedCurve([-wide, 0, -90], [0, -tall, 0], [wide, 0, 90], [1, tall, 180], [-wide, 0, -90]),
  );
  const crown = crew
    ? closedCurve(
        [-wide - 0.4, -0.8, -90],
        [-0.3, -tall - 0.8, 0],
        [wide + 0.2, -2.2, 90, 0],
        [wide + 4, -1.6, 20, 180],
      )
    : closedCurve(
        [-wide - 0.5, 2.4, -90],
        [-0.5, -tall - 1, 0],
        [wide + 0.3, -2.4, 90, 180],
        [-0.6, -2, 170, 90],
        [-2.4, 2.8, 100],
      );
  return (
    turned([0, 0], leans, shape('panel', rect(-2.6, 2, 4.6, 8))) +
    turned([0, 0], leans - looksUp, face + shape('ink', crown))
  );
}

/** A person from the side, whole and in proportion, at 2 cm to the unit. */
export function person({
  x,
  ground,
  faces,
  leans = 0,
  looksUp = 0,
  legs,
  arms,
  crew = false,
  holds,
}: Person): string {
  const hip: Point = [0, 0];
  const shoulder = down(hip, -BACK + 3, -leans);
  const neck = down(hip, -BACK - NECK, -leans);
  const [trousers, jacket]: [Pen, Pen] = crew ? ['spot', 'spot'] : ['dark', 'panel'];
  const shapes = [
    turned(neck, 0, head(looksUp, leans, crew)),
    arm([shoulder[0] - 0.6, shoulder[1]], arms[0], jacket),
    leg(hip, legs[0], trousers),
    leg(hip, legs[1], trousers),
    turned(
      hip,
      leans,
      shape(jacket, closedCurve(...TORSO)) +
        (crew ? shape('hair', polyline([-5.8, -4], [6.2, -4])) : ''),
    ),
    arm(shoulder, arms[1], jacket, holds),
  ].join('');
  const turn = faces === 'left' ? 'scale(-1 1)' : '';
  return `<g transform="translate(${svgNumbers(x, ground - standing(legs))})${turn}">${shapes}</g>`;
}

import { shape } from '../drawing.ts';
import { polygon, polyline } from '../path.ts';
import { circle, rect, repeat } from '../shapes.ts';
import { building } from './building.ts';
import { GROUND } from './ground-line.ts';
import { parked } from './parked.ts';
import { person } from './person.ts';

const LIFT = 98;
const POSTS = [76, 338];
const CHEST = { left: 34, width: 36, top: 168 };

const posts = (): string =>
  shape('panel', ...POSTS.map((post) => rect(post, 66, 12, GROUND - 66))) +
  shape('ink', ...POSTS.map((post) => rect(post - 5, GROUND - 5, 22, 5)));

/** The near one of the two runways on which the wheels stand. */
const runway = (): string => shape('spot', rect(80, GROUND - LIFT, 266, 7));

function chest(): string {
  const { left, width, top } = CHEST;
  const drawers = [0, 11, 22, 37];
  return [
    shape('panel', rect(left, top, width, GROUND - 6 - top, 2)),
    shape(
      'line',
      ...drawers.slice(1).map((y) => polyline([left, top + 2 + y], [left + width, top + 2 + y])),
    ),
    shape('ink', ...drawers.map((y) => rect(left + 8, top + 5 + y, width - 16, 2.6))),
    shape('ink', circle(left + 6, GROUND - 3, 3), circle(left + width - 6, GROUND - 3, 3)),
    shape('ink', rect(left + 10, top - 4, 18, 4), rect(left + 15, top - 9, 16, 5)),
  ].join('');
}

const drainPan = (x: number): string =>
  shape(
    'ink',
    rect(x - 1.5, 158, 3, GROUND - 162),
    rect(x - 14, GROUND - 6, 28, 3),
    circle(x - 11, GROUND - 2.4, 2.4),
    circle(x + 11, GROUND - 2.4, 2.4),
  ) + shape('panel', polygon([x - 15, 150], [x + 15, 150], [x + 5, 160], [x - 5, 160]));

/** A wheel that somebody carries, and a wrench. */
const wheel =
  shape('dark', circle(3, 5, 16)) +
  shape('panel', circle(3, 5, 10.5)) +
  shape('ink', circle(3, 5, 2)) +
  shape(
    'ink',
    repeat(5, (bolt) =>
      circle(3 + 5.4 * Math.sin(bolt * 1.2566), 5 - 5.4 * Math.cos(bolt * 1.2566), 1.1),
    ),
  );
const wrench = shape('ink', rect(-1.4, -1, 2.8, 14), circle(0, 13, 2.8));

/** An open bay: one technician works under a car on the lift, another brings a wheel. */
export const bays = (): string =>
  [
    building(true),
    posts(),
    parked('hatch', 108, LIFT),
    chest(),
    drainPan(254),
    person({
      x: 186,
      ground: GROUND,
      faces: 'right',
      leans: -4,
      looksUp: 34,
      crew: true,
      legs: [
        [-10, -12],
        [12, 4],
      ],
      arms: [
        [146, 170],
        [132, 174],
      ],
      holds: wrench,
    }),
    runway(),
    person({
      x: 372,
      ground: GROUND,
      faces: 'left',
      leans: 4,
      crew: true,
      legs: [
        [-22, -30],
        [20, 8],
      ],
      arms: [
        [24, 62],
        [14, 66],
      ],
      holds: wheel,
    }),
  ].join('');

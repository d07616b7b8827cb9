import { shape } from '../drawing.ts';
import { polygon, polyline } from '../path.ts';
import { circle, rect, repeat, spoke } from '../shapes.ts';
import { building } from './building.ts';
import { GROUND } from './ground-line.ts';
import { person } from './person.ts';
import { sign } from './sign.ts';

const DESK = { left: 62, right: 206, top: 180 };
const CLOCK = { x: 232, y: 102, radius: 16 };
const KEYS = { left: 90, top: 88, columns: 6, pitch: 15 };

/** The keys of all cars in the shop, except one: the person at the counter has it. */
function keyRack(): string {
  const { left, top, columns, pitch } = KEYS;
  const x = (index: number): number => left + 9 + index * pitch;
  return (
    shape('panel', rect(left, top, columns * pitch + 3, 30, 2)) +
    shape(
      'ink',
      repeat(columns, (index) => circle(x(index), top + 6, 1.3)),
    ) +
    shape(
      'spot',
      repeat(columns, (index) =>
        index === 3 ? '' : circle(x(index), top + 12, 3.2) + rect(x(index) - 1.1, top + 15, 2.2, 8),
      ),
    )
  );
}

const clock = (): string =>
  shape('panel', circle(CLOCK.x, CLOCK.y, CLOCK.radius)) +
  shape(
    'line',
    repeat(12, (hour) => spoke(CLOCK.x, CLOCK.y, CLOCK.radius - 2, CLOCK.radius - 5, hour * 30)),
    polyline([CLOCK.x - 6, CLOCK.y - 5], [CLOCK.x, CLOCK.y], [CLOCK.x + 1, CLOCK.y - 11]),
  );

const desk = (): string =>
  [
    shape('panel', rect(DESK.left, DESK.top, DESK.right - DESK.left, GROUND - DESK.top)),
    shape('spot', rect(DESK.left, DESK.top + 5, DESK.right - DESK.left, 34)),
    sign((DESK.left + DESK.right) / 2, DESK.top + 34, 0.72),
    shape(
      'ink',
      rect(DESK.left - 5, DESK.top, DESK.right - DESK.left + 10, 6, 1),
      rect(DESK.left, GROUND - 5, DESK.right - DESK.left, 5),
    ),
    shape(
      'panel',
      polygon([82, DESK.top], [84, 168], [90, 168], [92, DESK.top]),
      rect(68, 144, 38, 25, 2),
    ),
    shape('ink', rect(72, 148, 30, 17)),
  ].join('');

const tires = (): string =>
  shape('ink', rect(280, 78, 96, 4)) +
  [296, 328, 360]
    .map(
      (x) =>
        shape('dark', circle(x, 102, 15)) +
        shape('glass', circle(x, 102, 9)) +
        shape('hair', circle(x, 102, 12.4)),
    )
    .join('');

const CHAIRS = [300, 346];

const chair = (x: number): string =>
  shape('panel', rect(x - 13, 205, 28, 5, 2)) +
  shape(
    'bold',
    polyline([x + 14, 208], [x + 19, 172]),
    polyline([x - 10, 210], [x - 12, GROUND]),
    polyline([x + 12, 210], [x + 14, GROUND]),
  );

/** The phone or magazine of a person who waits. */
const magazine = shape('panel', rect(-2, -8, 12, 16, 1));
const keys = shape('spot', circle(0, 5, 3.2)) + shape('ink', rect(-1, 8, 2, 8));

/** The counter: an advisor takes a car's key, and somebody waits. */
export const counter = (): string =>
  [
    building(),
    shape('ink', ...[70, 188, 306].map((x) => rect(x, 58, 44, 4))),
    shape('hair', polyline([28, 152], [392, 152])),
    keyRack(),
    clock(),
    tires(),
    person({
      x: 140,
      ground: GROUND,
      faces: 'right',
      leans: 6,
      crew: true,
      legs: [
        [0, 0],
        [4, 0],
      ],
      arms: [
        [30, 88],
        [48, 96],
      ],
    }),
    desk(),
    ...CHAIRS.map(chair),
    person({
      x: 236,
      ground: GROUND,
      faces: 'left',
      leans: 2,
      looksUp: 4,
      legs: [
        [-10, -14],
        [10, 4],
      ],
      arms: [
        [-8, 8],
        [42, 84],
      ],
      holds: keys,
    }),
    person({
      x: 346,
      ground: GROUND,
      faces: 'left',
      leans: -8,
      looksUp: -14,
      legs: [
        [84, -4],
        [88, 8],
      ],
      arms: [
        [34, 92],
        [26, 98],
      ],
      holds: magazine,
    }),
  ].join('');

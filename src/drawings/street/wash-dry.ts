import { shape } from '../drawing.ts';
import { curve, polygon, polyline } from '../path.ts';
import { repeat } from '../shapes.ts';
import { GROUND } from './ground-line.ts';
import { parked } from './parked.ts';
import { person } from './person.ts';
import { pillar, tunnel } from './tunnel.ts';

/** A blower below the roof, with the air that it blows down. */
const blower = (x: number): string =>
  shape(
    'spot',
    polygon([x - 15, 66], [x + 15, 66], [x + 15, 82], [x + 8, 94], [x - 8, 94], [x - 15, 82]),
  ) +
  shape(
    'line',
    repeat(
      3,
      (jet) =>
        polyline([x + (jet - 1) * 6, 100], [x + (jet - 1) * 9, 116]) +
        polyline([x + (jet - 1) * 10, 121], [x + (jet - 1) * 11.5, 130]),
    ),
  );

/** A towel, as it hangs from a hand and as it lies on the car. */
const towel = shape('panel', polygon([-7, -1], [7, -1], [8, 4], [-6, 5]));

const drips = (): string =>
  shape(
    'line',
    polyline([176, 214], [172, 222]),
    polyline([166, 206], [163, 212]),
    curve([150, 229, -30], [160, 227, 0], [172, 229, 30]),
  );

/** A car comes out of the tunnel, and the crew dries it. */
export const washDry = (): string =>
  [
    tunnel(0, 150),
    blower(34),
    blower(84),
    pillar(144),
    drips(),
    parked('mini-hatch', 172),
    person({
      x: 158,
      ground: GROUND,
      faces: 'right',
      leans: 18,
      looksUp: -6,
      crew: true,
      legs: [
        [-16, -20],
        [18, 2],
      ],
      arms: [
        [52, 70],
        [34, 62],
      ],
      holds: towel,
    }),
    person({
      x: 384,
      ground: GROUND,
      faces: 'left',
      leans: 26,
      looksUp: -4,
      crew: true,
      legs: [
        [-20, -26],
        [22, 2],
      ],
      arms: [
        [44, 70],
        [58, 74],
      ],
      holds: towel,
    }),
  ].join('');

import { area, box, disc, stroke } from '../ground.ts';
import { placed } from '../drawing.ts';
import { repeat } from '../shapes.ts';
import { layer } from './layer.ts';
import { nodes } from '../path.ts';

/** A seat, for the front and the rear. The origin is the rear end of its rail. */
const seat = (): string =>
  layer(
    'line',
    stroke([2, -1], [4, -9], [34, -9], [36, -1]),
    stroke([-19, 64], [-21, 70]),
    stroke([-14, 66], [-16, 71]),
  ) +
  layer(
    'solid',
    area(
      ...nodes(`
      0 0 180 140, -11 14, -24 54, -20 66 60, -10 64 -60, 1 22 -66 -20, 32 17 6 -10, 41 9,
      36 0 180
    `),
    ),
    area(...nodes('-14 70 184, -24 72 150 100, -26 81 84, -20 88 10, -14 82 -70, -12 72 -90 -160')),
  ) +
  layer(
    'fine',
    stroke([-3, 18, -40], [8, 8, -10], [38, 6]),
    stroke([-19, 52], [-9, 54]),
    stroke([-14, 36], [-3, 38]),
    stroke([20, 7], [21, 17]),
  );

const FRONT_SEAT = { x: 202, y: -50 };
const REAR_SEAT = { x: 122, y: -54 };

/** Instrument panel, console with shifter, steering wheel on its column, and both pedals. */
const dash = (): string =>
  layer(
    'solid',
    area(
      ...nodes(`
      322 117 174, 298 119.5 174, 284 122 176 216, 279 116 270 300, 283 108 -70 -110,
      281 99 -84 -30, 292 94 0, 322 94 0
    `),
    ),
    area(
      ...nodes('206 39 90, 206 58 90 0, 252 60 4, 274 76 50, 283 97 66 -90, 288 66, 298 41 -76'),
    ),
    area([261, 113], [261, 107], [284, 101], [284, 108]),
  ) +
  layer(
    'line',
    stroke([236, 60], [241, 74]),
    disc(242, 77, 3),
    stroke([312, 94, 250], [308, 82], [301, 72, 240]),
    stroke([320, 88, 260], [317, 76]),
  ) +
  layer('fine', stroke([287, 115], [297, 115]), stroke([210, 54, 0], [250, 56], [280, 86, 60])) +
  layer(
    'plate',
    stroke([254, 125], [266, 97]),
    stroke([304, 75], [297, 65]),
    stroke([318, 76], [310, 56]),
  );

/** All parts of the cabin that belong to no service. */
export const cabin = (): string =>
  placed(REAR_SEAT.x, REAR_SEAT.y, seat()) +
  layer(
    'line',
    stroke([324, 118, -96], [324, 80], [315, 56, -112], [300, 40, 200, 180], [150, 37, 180]),
  ) +
  dash() +
  placed(FRONT_SEAT.x, FRONT_SEAT.y, seat());

/** Tank and filler neck, springs, radiator and gearbox. */
export const chassis = (): string =>
  layer(
    'line',
    area([122, 40, 90], [126, 55, 60, 0], [166, 57, 0], [174, 50, -70], [174, 38, -90]),
    stroke([128, 54, 110], [112, 80], [84, 94], [68, 110, 120]),
    spring(98),
    spring(367),
    area([384, 70, 190], [364, 66], [350, 56, 240], [348, 46, -90], [354, 42, -10], [384, 44, 0]),
    box(440, 48, 6, 40),
    repeat(9, (fin) => stroke([440, 52 + fin * 4], [446, 52 + fin * 4])),
    stroke([346, 50], [322, 46]),
  );

const SPRING = { bottom: 62, top: 92, reach: 7, turns: 5 };

/** Strut and coil spring over an axle. */
function spring(x: number): string {
  const { bottom, top, reach, turns } = SPRING;
  const coils = Array.from({ length: 2 * turns + 1 }, (_, half): [number, number] => [
    x + (half % 2 ? reach : -reach),
    bottom + ((top - bottom) * half) / (2 * turns),
  ]);
  return (
    stroke(...coils) + stroke([x, 36], [x, top + 5]) + stroke([x - 9, top + 3], [x + 9, top + 3])
  );
}

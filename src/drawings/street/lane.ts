import { shape } from '../drawing.ts';
import { polyline } from '../path.ts';
import { circle, rect, repeat } from '../shapes.ts';
import { building } from './building.ts';
import { GROUND } from './ground-line.ts';
import { parked } from './parked.ts';
import { person } from './person.ts';

const clipboard = shape('panel', rect(-2, -7, 4, 17, 1)) + shape('ink', rect(-3, 8, 6, 3));
const gauge = shape('ink', rect(-1.2, 0, 2.4, 9));

/** Lamps on the ceiling and the screen that shows what the car's computer reports. */
const equipment = (): string =>
  [
    shape(
      'hair',
      repeat(4, (tile) => polyline([28, 84 + tile * 14], [392, 84 + tile * 14])),
    ),
    shape('ink', ...[90, 190, 290].map((x) => rect(x, 58, 44, 4))),
    shape('panel', rect(356, 150, 26, GROUND - 156, 2), rect(352, 122, 32, 24, 2)),
    shape('spot', rect(356, 126, 24, 16)),
    shape(
      'line',
      polyline([360, 132], [372, 132]),
      polyline([360, 137], [368, 137]),
      polyline([356, 176], [382, 176]),
    ),
    shape('ink', rect(365, 146, 6, 4), circle(361, GROUND - 3, 3), circle(377, GROUND - 3, 3)),
  ].join('');

/**
 * The inspection lane: one inspector measures the tread of a rear tire, another writes down what is
 * found.
 */
export const lane = (): string =>
  [
    building(),
    equipment(),
    parked('suv', 78),
    person({
      x: 72,
      ground: GROUND,
      faces: 'right',
      leans: 16,
      crew: true,
      legs: [
        [6, -82],
        [84, -4],
      ],
      arms: [
        [58, 70],
        [40, 84],
      ],
      holds: gauge,
    }),
    person({
      x: 334,
      ground: GROUND,
      faces: 'left',
      leans: 3,
      looksUp: -10,
      crew: true,
      legs: [
        [-8, -10],
        [9, 4],
      ],
      arms: [
        [16, 84],
        [6, 100],
      ],
      holds: clipboard,
    }),
  ].join('');

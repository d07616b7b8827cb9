import type { OnCarService } from '../../rules/services.ts';
import { area, box, disc, stroke } from '../ground.ts';
import { nodes } from '../path.ts';
import { repeat } from '../shapes.ts';
import { layer, type ClassOf, part, piece } from './layer.ts';

/** Oil pan and filter. */
const oil = (classOf: ClassOf): string =>
  part(
    classOf('oil-changes'),
    layer('drop', area([411, 47], [407, 39, -90], [415, 39, 90])),
    piece(
      area([393, 48, -90], [395, 36, -80, 0], [420, 35], [428, 48, 80, 180]),
      box(430, 42, 10, 12, 2),
    ),
    layer(
      'fine',
      repeat(3, (rib) => stroke([433 + rib * 2, 42], [433 + rib * 2, 54])),
    ),
  );

/** The lines of wheel alignment: both axles, and the distance between them. */
export const alignmentLines = (classOf: ClassOf): string =>
  part(
    classOf('alignments'),
    layer(
      'axis',
      stroke([98, 36], [367, 36]),
      stroke([98, -16], [98, 82]),
      stroke([367, -16], [367, 82]),
    ),
    layer(
      'open',
      stroke([98, -11], [367, -11]),
      stroke([106, -8], [98, -11], [106, -14]),
      stroke([359, -8], [367, -11], [359, -14]),
    ),
  );

/** Lamps, battery, and the wiring between them. */
const electrical = (classOf: ClassOf): string =>
  part(
    classOf('electrical'),
    layer(
      'lamp',
      area([7, 98, 76], [14, 116], [25, 138, 64, 0], [42, 129, 300, 250], [34, 106], [7, 98, 196]),
      area(...nodes('457 84 118, 447 97, 428 101 166 250, 432 93 350, 446 86, 457 84 0')),
    ),
    piece(box(328, 80, 25, 17, 2), box(332, 97, 4, 3), box(345, 97, 4, 3)),
    layer(
      'fine',
      stroke([328, 92], [353, 92]),
      stroke([338, 86], [344, 86]),
      stroke([341, 83], [341, 89]),
    ),
    layer(
      'open',
      stroke(
        ...nodes(`
        33 108 -80, 42 84, 62 74, 118 66, 148 40 -40, 166 35 0, 296 36 4, 322 56, 328 84 60
      `),
      ),
    ),
  );

const PULLEYS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [412, 58, 8],
  [428, 56, 5],
  [427, 79, 6],
  [411, 77, 6],
  [400, 89, 4],
];

/** The engine's front with its belt, oil cap and air filter. */
const maintenance = (classOf: ClassOf): string =>
  part(
    classOf('scheduled-maintenance'),
    piece(
      area(...nodes('390 48 90, 390 91 90 60, 396 98, 420 97, 430 93, 432 84 -90, 432 48')),
      box(402, 97, 11, 5, 2),
      box(355, 99, 28, 9, 2),
    ),
    layer(
      'fine',
      repeat(5, (rib) => stroke([361 + rib * 4, 99], [361 + rib * 4, 108])),
      stroke([383, 103, 0], [394, 98, -50]),
      PULLEYS.map(([x, y, radius]) => disc(x, y, radius) + disc(x, y, 2)).join(''),
    ),
    layer(
      'open belt',
      stroke([404, 59], [396, 88]),
      stroke([401, 93], [428, 85]),
      stroke([433, 79], [433, 56]),
      stroke([428, 51], [412, 50]),
    ),
  );

/** The sticker behind the windshield, turned toward the viewer. */
const inspection = (classOf: ClassOf): string =>
  part(
    classOf('state-inspection'),
    layer('sticker', area([302, 130], [289, 141], [278, 129], [291, 118])),
    layer('fine bold', stroke([285, 129], [289, 125], [295, 134])),
  );

/** Manifold, converter, pipe, muffler and tailpipe. */
const emissions = (classOf: ClassOf): string =>
  part(
    classOf('emissions-inspection'),
    layer(
      'pipe',
      stroke(...nodes('392 72 200, 374 62, 364 42, 346 35 180, 230 33, 176 33, 128 30, 70 38 160')),
    ),
    piece(
      box(312, 29, 34, 12, 6),
      box(196, 29, 30, 8, 4),
      box(34, 32, 38, 16, 7),
      area([34, 41], [6, 38], [6, 33], [34, 35]),
    ),
    layer(
      'fine',
      stroke([319, 29], [319, 41]),
      stroke([339, 29], [339, 41]),
      stroke([44, 32], [44, 48]),
      stroke([62, 32], [62, 48]),
    ),
  );

/** The diagnostic plug under the dash. */
const diagnostics = (classOf: ClassOf): string =>
  part(
    classOf('vehicle-diagnostics'),
    piece(area([276, 93], [295, 93], [292, 83], [279, 83])),
    `<path class="fine pins" d="${stroke([279, 90], [292, 90])}${stroke([280, 86], [291, 86])}"/>`,
  );

/** Evaporator behind the dash, its hose, and the air that it cools. */
const climate = (classOf: ClassOf): string =>
  part(
    classOf('ac-heat-repair'),
    piece(box(300, 97, 18, 17, 2)),
    layer(
      'fine',
      repeat(4, (fin) => stroke([301, 100 + fin * 4], [317, 99 + fin * 4])),
    ),
    layer(
      'open',
      stroke([318, 100, 0], [334, 74], [372, 79], [404, 60], [426, 56, -10]),
      airFlow(),
    ),
  );

const airFlow = (): string =>
  [
    stroke([276, 119, 150], [252, 131], [222, 127, 200]),
    stroke([231, 135], [222, 127], [233, 124]),
    stroke([282, 122, 138], [246, 150], [200, 154], [148, 140, 214]),
    stroke([151, 149], [148, 140], [157, 140]),
  ].join('');

/** The parts from back to front. Tires and brakes are in wheel.ts. */
export const serviceParts = (classOf: ClassOf): string =>
  [electrical, emissions, maintenance, oil, climate, diagnostics, inspection]
    .map((draw) => draw(classOf))
    .join('');

/**
 * The click area of each part: a rough shape, which a transparent stroke makes 24 units wider.
 * Large parts come first, so they do not cover small ones.
 */
export const REACH: Record<OnCarService, string> = {
  'emissions-inspection': stroke([8, 36], [320, 36]),
  tires: disc(98, 36, 30) + disc(367, 36, 30),
  alignments: stroke([98, -11], [367, -11]),
  'ac-heat-repair': box(302, 99, 14, 13) + stroke([280, 122], [246, 150], [200, 154], [148, 140]),
  electrical: box(330, 82, 21, 16) + box(14, 106, 20, 26) + box(434, 88, 20, 10),
  'scheduled-maintenance': box(396, 54, 32, 44) + box(360, 101, 20, 5),
  'oil-changes': box(396, 40, 40, 10),
  brakes: disc(98, 36, 10) + disc(367, 36, 10),
  'vehicle-diagnostics': box(278, 85, 15, 6),
  'state-inspection': stroke([288, 130], [292, 128]),
};

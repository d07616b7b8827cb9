import { nodes } from '../path.ts';
import type { Body } from './body.ts';

/** Very short overhangs, upright glass all around, a flat roof that seems to float, round lamps. */
export const miniHatch: Body = {
  length: 383,
  height: 142,
  rearAxle: 70,
  frontAxle: 318,
  tireRadius: 32,
  wheel: { kind: 'spokes', count: 8 },
  sill: 20,
  outline: nodes(`
    10 25 168, 2 36 104, 0 58 91, 4 84 82, 12 104 70, 24 130 66 150, 18 135 110 14, 44 139 5,
    120 142 0, 190 140 -4, 222 134 -18 -43, 252 105 -43 -4, 304 102 -4, 344 96 -14, 366 84 -46,
    378 66 -72, 382 50 -88, 381 34 -98, 370 21 -166
  `),
  cladding: { width: 5, tailNodes: 2, noseNodes: 2 },
  windows: [
    nodes(`
      247 105 138, 216 131 142 174, 190 133.5 178, 120 135.5 180, 44 132.5 185 200, 31 127 240,
      22 107 250 0, 130 105 0, 247 105 0
    `),
  ],
  pillars: [nodes('150 103, 143 136'), nodes('226 103, 209 134')],
  shades: [
    nodes(`
      18 135 110 14, 44 139, 120 142, 190 140, 222 134 -14 170, 190 134.5, 120 136.5, 44 133.5,
      24 130 190
    `),
  ],
  roundLamps: [[359, 78, 11, 13]],
  lamps: [nodes('6 80 80, 14 104 70 0, 27 103 0 262, 24 80 262 180')],
  darks: [nodes('383 58 180, 374 59 190 260, 370 44 262 0, 383 44 0')],
  seams: [
    nodes('240 103 -86, 250 70, 246 38, 240 28 -150'),
    nodes('150 103 -90, 150 60 -90 -84, 154 28 -80'),
    nodes('256 104 -40, 268 95, 330 92, 350 88 -14'),
    nodes('354 66 -110, 350 58 -120'),
    nodes('28 90 -70, 36 72 -50'),
    nodes('12 104 0, 22 104 0'),
  ],
  creases: [
    nodes('28 94 -2, 150 92, 336 86 -2'),
    nodes('116 38 4, 190 42, 270 38 -4'),
    nodes('350 78, 368 78'),
    nodes('9 91 0, 26 91 0'),
  ],
  handles: nodes('158 93'),
  mirror: [228, 105],
  fuelDoor: [72, 88],
};

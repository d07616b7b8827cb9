import { nodes } from '../path.ts';
import type { Body } from './body.ts';

/**
 * A minivan of the nineties: a short hood, a low waist below tall windows, moldings along the
 * doors, wheel covers.
 */
export const olderMinivan: Body = {
  length: 473,
  height: 173,
  rearAxle: 94,
  frontAxle: 382,
  tireRadius: 32,
  wheel: { kind: 'aero', count: 10 },
  sill: 24,
  outline: nodes(`
    16 28 176, 3 34 110, 1 48 90, 6 60 20 92, 7 96 88, 13 140 80, 24 163 58, 44 171 10,
    100 173 0, 180 172.5 -1, 252 169 -4, 296 156 -27 -33, 374 105 -33 -15, 418 94 -14,
    448 82 -30, 464 66 -58 -20, 472 58 -80, 472 40 -94, 460 28 -170
  `),
  windows: [
    nodes(`
      362 104 147, 300 145 146 152, 252 161 174, 180 165 179, 100 165.5 180, 46 163 186 225,
      30 148 250, 23 118 264 280, 28 111 0, 180 107, 362 104 0
    `),
  ],
  pillars: [
    nodes('282 104, 272 164'),
    nodes('176 106, 174 167'),
    nodes('74 109, 72 167'),
    nodes('330 103, 327 132'),
  ],
  lamps: [nodes('464 67, 434 72, 431 83, 448 81 -26'), nodes('7 72, 9 104, 20 104, 19 72')],
  darks: [
    nodes('472 56, 440 56, 434 47, 473 47'),
    nodes('1 56, 40 56, 46 47, 1 47'),
    nodes('142 56, 336 56, 336 50, 140 50'),
  ],
  seams: [
    nodes('352 104 -84, 357 80, 351 58 -112'),
    nodes('282 104 -89, 283 66, 281 25 -91'),
    nodes('176 106 -90, 175 72, 160 44 -120, 152 34 -110'),
    nodes('74 99 0, 174 96 0'),
    nodes('366 104 -40, 380 96, 428 83 -12'),
    nodes('24 112 -86, 26 62 -90'),
  ],
  creases: [
    nodes('26 84 0, 170 80, 350 78, 428 74 -6'),
    nodes('20 88, 9 88'),
    nodes('446 72, 444 81'),
  ],
  handles: nodes('290 90, 184 92'),
  mirror: [346, 106],
  fuelDoor: [58, 86],
  fuelDoorStyle: 'square',
};

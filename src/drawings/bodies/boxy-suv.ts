import { nodes } from '../path.ts';
import type { Body } from './body.ts';

/**
 * Tall and straight-sided: upright tailgate, flat roof and hood, big square windows, three rows.
 */
export const boxySuv: Body = {
  length: 486,
  height: 182,
  rearAxle: 102,
  frontAxle: 392,
  tireRadius: 39.5,
  wheel: { kind: 'pairs', count: 5 },
  sill: 34,
  archGap: 6,
  outline: nodes(`
    16 40 176, 6 50 100, 5 70 92, 8 120 87, 15 166 82, 24 178 24 3, 60 180.5 2, 150 182 0,
    240 180 -2, 272 172 -30 -42, 314 130 -46 -2, 380 127.5 -2, 444 123 -6, 465 111 -56,
    472 92 -84, 474 74 -88, 482 71 -20 -90, 482 54 -92, 470 40 -160
  `),
  windows: [
    nodes(`
      304 131 133 136, 266 168 140 160, 250 173 178, 150 175.5 180, 40 174 182 200, 24 160 264,
      21 142 268 290, 28 133 0, 160 131.5 0, 304 131 0
    `),
  ],
  pillars: [nodes('224 130, 219 177'), nodes('132 131, 129 178')],
  lamps: [
    nodes('470.5 102 96, 464 112 132 178, 440 115 176 270, 440 100 270 0, 470.5 100 0'),
    nodes('7 108, 12 150, 22 150, 19 108'),
  ],
  shades: [nodes('5 62, 62 62, 60 48, 8 48'), nodes('482 70, 440 70, 436 52, 482 54')],
  darks: [nodes('473 92, 456 92, 456 78, 474 76'), nodes('146 41, 346 41, 348 34, 144 34')],
  seams: [
    nodes('306 130 -88, 310 90, 308 60, 300 44 -140'),
    nodes('224 130 -89, 225 90, 223 44 -90'),
    nodes('166 44 130, 152 66, 146 92, 130 104, 132 131 88'),
    nodes('318 129 -60, 326 119 -2, 440 115 -4'),
    nodes('440 100 -90, 440 72 -90'),
    nodes('19 108 -86, 22 64 -90'),
  ],
  creases: [
    nodes('20 116 0, 160 114, 310 113, 440 110 -2'),
    nodes('160 60 0, 310 59 0'),
    nodes('447 107.5, 471 106'),
    nodes('9 129, 20 129'),
    nodes('456 85, 475 84'),
  ],
  handles: nodes('240 116, 142 117.5'),
  mirror: [286, 133],
  fuelDoor: [70, 118],
  fuelDoorStyle: 'square',
};

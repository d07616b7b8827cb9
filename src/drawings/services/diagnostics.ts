import { shape } from '../drawing.ts';
import { closedCurve, curve, polygon, polyline, nodes } from '../path.ts';
import { rect, repeat } from '../shapes.ts';

const PINS = { columns: 8, width: 7, height: 11, pitch: 12.8, left: 33, top: 108, bottom: 136 };

/** The sixteen-pin diagnostic plug of every car since 1996, SAE J1962. */
const plug = (): string =>
  [
    shape(
      'outline',
      closedCurve(
        ...nodes(`
        16 92 0, 150 92 0, 158 102 104, 145 156 104, 136 164 180, 30 164 180, 21 156 -104,
        8 102 -104
      `),
      ),
    ),
    shape('spot', polygon([22, 101], [144, 101], [133, 154], [33, 154])),
    shape(
      'ink',
      repeat(
        PINS.columns,
        (pin) =>
          rect(PINS.left + pin * PINS.pitch, PINS.top, PINS.width, PINS.height) +
          rect(PINS.left + 5 + pin * (PINS.pitch - 1.4), PINS.bottom, PINS.width, PINS.height),
      ),
    ),
    shape('line', polyline([29, 127.5], [137, 127.5])),
  ].join('');

/** The check engine light in the dash. */
const engineLamp = (): string =>
  [
    shape(
      'spot',
      polygon(
        [140, 66],
        [140, 38],
        [156, 38],
        [156, 27],
        [184, 27],
        [184, 38],
        [194, 38],
        [204, 50],
        [212, 50],
        [212, 41],
        [226, 41],
        [226, 80],
        [212, 80],
        [212, 70],
        [204, 70],
        [204, 84],
        [156, 84],
        [140, 70],
      ),
    ),
    shape(
      'bold',
      polyline([128, 42], [128, 70]),
      polyline([128, 56], [140, 56]),
      polyline([170, 27], [170, 17]),
      polyline([157, 16], [183, 16]),
    ),
    shape(
      'ink',
      polygon([182, 41], [168, 61], [179, 61], [174, 79], [191, 56], [180, 56], [185, 41]),
    ),
  ].join('');

/** The plug, its cable, and the check engine light. */
export const diagnostics = (): string =>
  shape('pipe', curve([83, 92, -90], [83, 70, -90], [97, 56, 0], [128, 56, 0])) +
  plug() +
  engineLamp();

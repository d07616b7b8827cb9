import { shape } from '../drawing.ts';
import { curve, polyline } from '../path.ts';
import { arc, circle, rect, repeat } from '../shapes.ts';

const BLADE = { left: 96, top: 118, width: 250, height: 30 };
const FULL = 186;
const LOW = 296;
/** How far the oil reaches up from the tip. */
const OIL = 222;

/** A dipstick lying flat: ring, wire, and the blade with its two marks and oil between them. */
export function dipstick(): string {
  const { left, top, width, height } = BLADE;
  const middle = top + height / 2;
  return [
    shape('heavy', arc(52, 84, 26, 45, 404)),
    shape('pipe', curve([72, 102, 50], [left, middle, 0])),
    shape('outline', rect(left, top, width, height, 8)),
    shape('spot', rect(OIL, top, left + width - OIL, height, 8)),
    shape(
      'hair',
      repeat(13, (line) => polyline([FULL + 4 + line * 8, top + height - 3], [FULL + 10 + line * 8, top + 3])),
    ),
    shape('bold', ...[FULL, LOW].map((x) => polyline([x, top - 10], [x, top + height + 10]))),
    shape('center', ...[FULL, LOW].map((x) => polyline([x, top + height + 14], [x, 200]))),
    shape(
      'line',
      polyline([FULL + 4, 194], [LOW - 4, 194]),
      polyline([FULL + 14, 188], [FULL + 4, 194], [FULL + 14, 200]),
      polyline([LOW - 14, 188], [LOW - 4, 194], [LOW - 14, 200]),
    ),
    shape('spot', `M376 78c14 24 20 34 20 45a20 20 0 0 1-40 0c0-11 6-21 20-45z`),
    shape('panel', circle(369, 124, 4)),
  ].join('');
}

import { shape } from '../drawing.ts';
import { curve, polygon, polyline } from '../path.ts';
import { boltCircle, circle, rect, repeat } from '../shapes.ts';

const PULLEY = { x: 120, y: 132, radius: 78, grooves: 4, clutch: 52, hub: 16 };
const HOUSING = { left: 184, top: 70, width: 140, height: 124 };
const LEAK = { x: 286, y: 62 };

/** Ribbed pulley with its clutch plate, three springs and hub bolt. */
function pulley(): string {
  const { x, y, radius, grooves, clutch, hub } = PULLEY;
  return [
    shape('outline', circle(x, y, radius)),
    shape('hair', ...Array.from({ length: grooves }, (_, groove) => circle(x, y, radius - 5 - groove * 4))),
    shape('spot', circle(x, y, clutch)),
    shape('line', boltCircle(x, y, 36, 3, 9), boltCircle(x, y, 36, 3, 3.5)),
    shape('panel', circle(x, y, hub)),
    shape('ink', polygon([x - 7, y], [x - 3.5, y - 6], [x + 3.5, y - 6], [x + 7, y], [x + 3.5, y + 6], [x - 3.5, y + 6])),
  ].join('');
}

/** Finned housing with two lines on top. */
function housing(): string {
  const { left, top, width, height } = HOUSING;
  return [
    shape(
      'pipe',
      curve([226, top - 4, -90], [226, 26, -90], [250, 12, 0], [410, 12, 0]),
      curve([LEAK.x, top - 4, -90], [302, 40, 0], [410, 40, 0]),
    ),
    shape('outline', rect(left, top, width, height, 10), rect(left + width, top + 22, 26, height - 44, 6)),
    shape(
      'line',
      repeat(8, (fin) => polyline([left + 22 + fin * 14, top + 14], [left + 22 + fin * 14, top + height - 14])),
    ),
    ...[226, LEAK.x].map((x) => shape('panel', rect(x - 11, top - 14, 22, 18, 2))),
    shape('ink', circle(left + 12, top + 14, 4), circle(left + 12, top + height - 14, 4)),
  ].join('');
}

/** Dye that shows where refrigerant gets out, in a dashed ring. */
const leak = (): string =>
  shape(
    'spot',
    ...[
      [LEAK.x + 14, LEAK.y + 4, 4],
      [LEAK.x + 22, LEAK.y + 14, 5.5],
      [LEAK.x + 18, LEAK.y + 28, 4],
    ].map(([x = 0, y = 0, size = 0]) => circle(x, y, size)),
  ) + shape('center', circle(LEAK.x + 12, LEAK.y + 10, 34));

/** An air-conditioning compressor, and dye at the fitting that leaks. */
export const compressor = (): string => housing() + leak() + pulley();

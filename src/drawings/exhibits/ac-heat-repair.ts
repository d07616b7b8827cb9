import type { ExhibitDrawing } from './exhibit-drawing.ts';
import { shape } from '../drawing.ts';
import { polygon, polyline } from '../path.ts';
import { boltCircle, circle, rect, repeat } from '../shapes.ts';

const CONDENSER = { left: 16, top: 46, width: 30, height: 134 };
const COMPRESSOR = { x: 128, y: 140 };
const FILTER = { left: 214, top: 54, width: 20, height: 124 };
const COLD = { left: 250, top: 54, width: 30, height: 124 };
const HOT = { left: 344, top: 124, width: 30, height: 54 };
const DOOR = { x: 328, y: 117, length: 58 };
const ROWS = { cold: 84, warm: 150 };

/** Air that blows to the right, with its arrow. */
const air = (left: number, right: number, y: number): string =>
  polyline([left, y], [right, y]) + polyline([right - 7, y - 5], [right, y], [right - 7, y + 5]);

/** The refrigerant's way: compressor, condenser, the line with the service port, valve, cold core, and back. */
const loop = (): string =>
  shape(
    'pipe',
    polyline([COMPRESSOR.x, COMPRESSOR.y], [CONDENSER.left, COMPRESSOR.y]),
    polyline(
      [CONDENSER.left, 66],
      [62, 66],
      [62, 28],
      [COLD.left + 15, 28],
      [COLD.left + 15, COLD.top],
    ),
    polyline(
      [COLD.left + 15, COLD.top + COLD.height],
      [COLD.left + 15, 198],
      [182, 198],
      [182, COMPRESSOR.y],
      [COMPRESSOR.x, COMPRESSOR.y],
    ),
  ) +
  shape(
    'ink',
    polygon([128, 19], [146, 28], [128, 37]),
    polygon([232, 189], [214, 198], [232, 207]),
  ) +
  shape('outline', rect(70, 14, 12, 14)) +
  shape('spot', rect(65, 2, 22, 13, 3));

const condenser = (): string =>
  shape('line', ...[66, 113, 160].map((y) => air(0, 13, y))) +
  shape('outline', rect(CONDENSER.left, CONDENSER.top, CONDENSER.width, CONDENSER.height, 3)) +
  shape(
    'hair',
    repeat(20, (fin) =>
      polyline(
        [CONDENSER.left + 5, CONDENSER.top + 10 + fin * 6],
        [CONDENSER.left + CONDENSER.width - 5, CONDENSER.top + 10 + fin * 6],
      ),
    ),
  );

const compressor = (): string =>
  shape('outline', circle(COMPRESSOR.x, COMPRESSOR.y, 37)) +
  shape('hair', circle(COMPRESSOR.x, COMPRESSOR.y, 33), circle(COMPRESSOR.x, COMPRESSOR.y, 29)) +
  shape('spot', circle(COMPRESSOR.x, COMPRESSOR.y, 25)) +
  shape('line', boltCircle(COMPRESSOR.x, COMPRESSOR.y, 16, 3, 4.5)) +
  shape('ink', circle(COMPRESSOR.x, COMPRESSOR.y, 5));

const filter = (): string =>
  shape('spot', rect(FILTER.left, FILTER.top, FILTER.width, FILTER.height, 2)) +
  shape(
    'bold',
    polyline(
      ...Array.from(
        { length: 19 },
        (_, fold) => [FILTER.left + (fold % 2 ? 16 : 4), FILTER.top + 8 + fold * 6] as const,
      ),
    ),
  );

/** A core with tubes across. The one that does the work is amber. */
const core = (pen: 'spot' | 'outline', { left, top, width, height }: typeof COLD): string =>
  shape(pen, rect(left, top, width, height, 3)) +
  shape(
    'line',
    repeat(Math.floor(height / 10) - 1, (tube) =>
      polyline([left + 5, top + 12 + tube * 10], [left + width - 5, top + 12 + tube * 10]),
    ),
  );

/**
 * The air conditioner with its refrigerant, and the heater. Air goes through the cabin filter and the cold core. A door keeps it
 * from the hot core.
 */
export const acHeatRepair: ExhibitDrawing = {
  markup: [
    shape('panel', rect(202, 44, 204, 144, 8)),
    loop(),
    condenser(),
    compressor(),
    filter(),
    core('spot', COLD),
    core('outline', HOT),
    shape('bold', polyline([DOOR.x, DOOR.y], [HOT.left + HOT.width, DOOR.y])),
    shape('line', air(284, 300, ROWS.cold), air(284, 300, ROWS.warm)),
    shape('bold', air(376, 418, ROWS.cold)),
    shape('heavy', polyline([DOOR.x, DOOR.y], [DOOR.x, DOOR.y + DOOR.length])),
    shape('ink', circle(DOOR.x, DOOR.y, 6)),
  ].join(''),
  parts: { port: [76, 8], compressor: [128, 140], filter: [224, 128], core: [359, 151] },
};

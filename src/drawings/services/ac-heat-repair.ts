import { shape } from '../drawing.ts';
import { curve, polygon, polyline } from '../path.ts';
import { circle, gear, rect, repeat } from '../shapes.ts';

const LOOP = { left: 32, right: 210, top: 46, bottom: 122 };
const UNIT = 60;
const CONDENSER = { left: 92, top: 16 };
const EVAPORATOR = { left: 92, top: 92 };
const COMPRESSOR = { x: LOOP.left, y: 84 };

const condenser = (): string =>
  shape('outline', rect(CONDENSER.left, CONDENSER.top, UNIT, UNIT)) +
  shape(
    'line',
    repeat(6, (row) =>
      polyline(
        [CONDENSER.left + 6, CONDENSER.top + 10 + row * 8],
        [CONDENSER.left + UNIT - 6, CONDENSER.top + 10 + row * 8],
      ),
    ),
  ) +
  shape(
    'hair',
    repeat(9, (fin) =>
      polyline(
        [CONDENSER.left + 10 + fin * 5, CONDENSER.top + 6],
        [CONDENSER.left + 10 + fin * 5, CONDENSER.top + UNIT - 6],
      ),
    ),
  );

function evaporator(): string {
  const { left, top } = EVAPORATOR;
  const wave = (row: number): string => {
    const y = top + 12 + row * 12;
    return curve(
      [left + 6, y, -40],
      [left + 18, y, 40],
      [left + 30, y, -40],
      [left + 42, y, 40],
      [left + 54, y, -40],
    );
  };
  const breeze = (index: number): string => {
    const x = left + 14 + index * 16;
    return polyline([x, 158], [x, 174]) + polyline([x - 4, 169.5], [x, 174], [x + 4, 169.5]);
  };
  return (
    shape('spot', rect(left, top, UNIT, UNIT)) + shape('line', repeat(4, wave), repeat(3, breeze))
  );
}

const compressor = (): string =>
  shape('spot', circle(COMPRESSOR.x, COMPRESSOR.y, 26)) +
  shape(
    'line',
    circle(COMPRESSOR.x, COMPRESSOR.y, 20.5),
    gear(COMPRESSOR.x, COMPRESSOR.y, 11, 10, 3),
  ) +
  shape('panel', circle(COMPRESSOR.x, COMPRESSOR.y, 5.5));

const drierAndValve = (): string =>
  shape('outline', rect(195, 62, 30, 38, 6)) +
  shape('hair', polyline([195, 72], [225, 72]), polyline([195, 90], [225, 90])) +
  shape('outline', polygon([168, 112], [188, 132], [188, 112], [168, 132])) +
  shape('line', polyline([178, 122], [178, 108]), polyline([171, 107], [185, 107]));

/** The path of the refrigerant: compressor, condenser, drier, valve, evaporator. */
export function acHeatRepair(): string {
  const { left, right, top, bottom } = LOOP;
  return [
    shape(
      'pipe',
      polyline(
        [left, bottom],
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
        [left, bottom - 2],
      ),
    ),
    condenser(),
    evaporator(),
    compressor(),
    drierAndValve(),
    shape(
      'ink',
      polygon([58, top - 9], [74, top], [58, top + 9]),
      polygon([168, top - 9], [184, top], [168, top + 9]),
      polygon([78, bottom - 9], [62, bottom], [78, bottom + 9]),
    ),
  ].join('');
}

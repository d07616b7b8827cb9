import { shape } from '../drawing.ts';
import { numerals } from '../numerals.ts';
import { polygon, polyline } from '../path.ts';
import { rect, repeat } from '../shapes.ts';

const PADS = { top: 30, height: 150, plate: 16 };
/** Thickness of each lining in 32nds of an inch, and drawing units per 32nd. */
const NEW = 12;
const LEAST = 2;
const UNIT = 9;

/** One pad seen from its edge: steel plate, then what is left of the lining. */
const pad = (left: number, lining: number): string =>
  shape('ink', rect(left, PADS.top, PADS.plate, PADS.height, 2)) +
  shape('spot', rect(left + PADS.plate, PADS.top + 14, lining * UNIT, PADS.height - 28)) +
  shape(
    'hair',
    repeat(6, (row) =>
      polyline([left + PADS.plate + 3, PADS.top + 32 + row * 18], [left + PADS.plate + lining * UNIT - 3, PADS.top + 26 + row * 18]),
    ),
  );

/** A scale in 32nds under a pad, with the state's minimum marked. */
function scale(left: number): string {
  const start = left + PADS.plate;
  const y = PADS.top + PADS.height + 14;
  const least = start + LEAST * UNIT;
  return [
    shape(
      'line',
      polyline([start, y], [start + NEW * UNIT, y]),
      repeat(NEW + 1, (mark) => polyline([start + mark * UNIT, y], [start + mark * UNIT, y + (mark % 2 === 0 ? 10 : 6)])),
    ),
    shape('center', polyline([least, PADS.top - 10], [least, y])),
    shape('ink', polygon([least, y + 12], [least + 6, y + 22], [least - 6, y + 22])),
    numerals('2', least, y + 46, 26),
  ].join('');
}

/** A new brake pad and a worn one, each over a scale in 32nds of an inch. */
export const brakePad = (): string =>
  pad(40, NEW) + scale(40) + numerals('12', 40 + PADS.plate + NEW * UNIT, 240, 26) + pad(246, LEAST + 1) + scale(246);

import { drawing, shape } from './drawing.ts';
import { polygon, polyline } from './path.ts';
import { SERVICE_SIZE } from './service.ts';
import { rect, repeat } from './shapes.ts';

const SHEET = { left: 70, right: 170, top: 30, bottom: 164 };
const LINES = { count: 4, top: 54, pitch: 16 };
const TOTAL = { top: 124, height: 26 };
const PEN = { left: 200, right: 214, top: 24, neck: 134, tip: 158 };

/** A job and its price: the lines above the total, each a little shorter than the one above. */
const jobLine = (line: number): string => {
  const y = LINES.top + line * LINES.pitch;
  return polyline([82, y], [124 - 5 * line, y]) + polyline([142, y], [158, y]);
};

function sheet(): string {
  const { left, right, top, bottom } = SHEET;
  return [
    shape('outline', rect(left - 10, top - 10, right - left + 20, bottom - top + 20, 6)),
    shape('panel', rect(left, top, right - left, bottom - top)),
    shape('line', repeat(LINES.count, jobLine)),
    shape('spot', rect(82, TOTAL.top, 76, TOTAL.height)),
    shape('bold', polyline([132, TOTAL.top + 13], [148, TOTAL.top + 13])),
    shape('ink', rect(96, 12, 48, 16, 3)),
  ].join('');
}

function pen(): string {
  const { left, right, top, neck, tip } = PEN;
  const middle = (left + right) / 2;
  return [
    shape('outline', rect(left, top, right - left, neck - top, 2)),
    shape('spot', rect(left, top + 14, right - left, 66)),
    shape('outline', polygon([left, neck], [right, neck], [middle, tip])),
    shape('ink', polygon([middle - 3, tip - 10], [middle + 3, tip - 10], [middle, tip])),
    shape('center', polyline([middle, top - 14], [middle, tip + 14])),
  ].join('');
}

/** A repair order with an amount taken off its total, for a coupon that is good for any work. */
export const repairOrder = drawing(SERVICE_SIZE.width, SERVICE_SIZE.height, sheet(), pen());

import type { ExhibitDrawing } from './exhibit-drawing.ts';
import { shape } from '../drawing.ts';
import { polyline } from '../path.ts';
import { circle, rect, repeat } from '../shapes.ts';
import { moving } from './moving.ts';

/** Draws a part in white, and in amber once the gauge is at a quarter, at half or at three quarters. */
const due = (quarter: 1 | 2 | 3, paths: string): string =>
  shape('outline', paths) + moving(`due-${quarter}`, shape('spot', paths));

const pulley = (x: number, y: number, radius: number): string =>
  circle(x, y, radius) + circle(x, y, radius - 12);

/** Four parts with a known life: filter, spark plug, coolant, timing belt. Each lights up at its mileage. */
export const scheduledMaintenance: ExhibitDrawing = {
  markup: [
    due(1, rect(14, 66, 96, 112, 6)),
    shape(
      'line',
      rect(24, 76, 76, 92),
      polyline(
        ...Array.from(
          { length: 13 },
          (_, fold) => [24 + fold * 6.33, fold % 2 ? 76 : 168] as const,
        ),
      ),
    ),
    due(2, rect(152, 50, 20, 46, 4) + rect(146, 96, 32, 22, 3) + rect(152, 118, 20, 44)),
    shape(
      'line',
      polyline([162, 50], [162, 36]),
      rect(157, 26, 10, 12, 2),
      repeat(5, (thread) => polyline([152, 124 + thread * 8], [172, 128 + thread * 8])),
    ),
    shape('bold', polyline([162, 162], [162, 172]), polyline([172, 162], [172, 182], [156, 182])),
    due(3, rect(206, 72, 84, 106, 14)),
    shape('outline', rect(232, 54, 32, 18, 3)),
    shape('hair', polyline([206, 110], [226, 110]), polyline([206, 150], [226, 150])),
    due(3, `M324 76a26 26 0 0 1 52 0L394 152a42 42 0 1 1 -84 0z`),
    shape('panel', circle(350, 78, 16), circle(352, 154, 30)),
    shape('line', pulley(350, 78, 16), pulley(352, 154, 30)),
    shape('ink', circle(350, 78, 4), circle(352, 154, 4)),
  ].join(''),
  parts: { filter: [62, 120], plug: [162, 108], coolant: [248, 128], belt: [318, 118] },
};

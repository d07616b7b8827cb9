import type { ExhibitDrawing } from './exhibit-drawing.ts';
import { shape } from '../drawing.ts';
import { closedCurve, polyline, nodes } from '../path.ts';
import { circle, rect, repeat } from '../shapes.ts';

const DISC = { left: 196, right: 224 };
/**
 * The thickness of a lining in drawing units: a new one of 12/32 inch, a worn one of 3/32, and the
 * least that passes, 2/32.
 */
const NEW = 60;
const WORN = 15;
const MIN = 10;
const PAD = { top: 66, height: 104, plate: 14 };

const plateLeft = DISC.left - WORN - PAD.plate;

/** A worn lining on its steel plate, with the part that pushes it. */
function pad(side: 'left' | 'right'): string {
  const [lining, plate] =
    side === 'left' ? [DISC.left - WORN, plateLeft] : [DISC.right, DISC.right + WORN];
  const pusher =
    side === 'left'
      ? shape('outline', rect(plateLeft - 36, 58, 36, 120, 4)) +
        shape('hair', rect(plateLeft - 28, 74, 20, 88, 4))
      : shape('outline', rect(plate + PAD.plate, 88, 60, 56, 3)) +
        shape(
          'hair',
          repeat(3, (row) =>
            polyline(
              [plate + PAD.plate + 4, 102 + row * 14],
              [plate + PAD.plate + 56, 102 + row * 14],
            ),
          ),
        );
  const tab =
    side === 'left'
      ? shape(
          'bold',
          polyline(
            [plate + 6, PAD.top + PAD.height],
            [plate + 6, 184],
            [plate + 24, 184],
            [plate + 24, 174],
          ),
        )
      : '';
  return (
    shape('spot', rect(lining, PAD.top + 8, WORN, PAD.height - 16)) +
    shape('ink', rect(plate, PAD.top, PAD.plate, PAD.height, 2)) +
    pusher +
    tab
  );
}

/**
 * A disc from its edge between two worn pads, with caliper, piston and wear tab. Thin lines show
 * new pads, a dashed one the thinnest that passes.
 */
export const brakes: ExhibitDrawing = {
  markup: [
    shape(
      'outline',
      closedCurve(
        ...nodes(`
        70 26 -90, 84 16 0, 366 16 0, 388 40 90, 388 178 90, 374 190 180, 326 190 180,
        316 178 -90, 316 58 -90 180, 70 58 180
      `),
      ),
    ),
    shape('glass', rect(328, 84, 60, 64, 3)),
    shape(
      'hair',
      rect(DISC.left - NEW, PAD.top + 8, NEW, PAD.height - 16),
      rect(DISC.right, PAD.top + 8, NEW, PAD.height - 16),
    ),
    shape('ink', circle(352, 36, 5), circle(90, 36, 5)),
    shape('outline', rect(DISC.left, 8, 10, 196), rect(DISC.right - 10, 8, 10, 196)),
    shape(
      'hair',
      repeat(14, (row) =>
        polyline([DISC.left + 10, 18 + row * 14], [DISC.right - 10, 18 + row * 14]),
      ),
    ),
    pad('left'),
    pad('right'),
    shape('center', polyline([DISC.left - MIN, 54], [DISC.left - MIN, 196])),
  ].join(''),
  parts: { pad: [187, 110], tab: [194, 180], disc: [210, 84], piston: [344, 116] },
};

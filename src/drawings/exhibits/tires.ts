import type { ExhibitDrawing } from './exhibit-drawing.ts';
import { shape } from '../drawing.ts';
import { closedCurve, curve, polyline } from '../path.ts';
import { rect, repeat } from '../shapes.ts';

const BLOCKS = { count: 5, left: 74, width: 46, gap: 10.5, bottom: 112 };
const pitch = BLOCKS.width + BLOCKS.gap;

/**
 * The height of tread in drawing units: new with 12/32 inch, worn to 4/32, and level with the wear
 * bars at 2/32.
 */
const NEW = 84;
const WORN = 28;
const MIN = 14;

const blocks = (height: number): string =>
  repeat(BLOCKS.count, (block) =>
    rect(BLOCKS.left + block * pitch, BLOCKS.bottom - height, BLOCKS.width, height),
  );

/**
 * A worn tire cut across: rubber, belts, tread blocks, and the bars in their grooves. Thin lines
 * show new tread, a dashed one the least that passes.
 */
export const tires: ExhibitDrawing = {
  markup: [
    shape(
      'outline',
      closedCurve(
        [70, 204, -100],
        [40, 150, -82],
        [70, BLOCKS.bottom, 0, 0],
        [350, BLOCKS.bottom, 0, 0],
        [380, 150, 82],
        [350, 204, 100, 180],
        [326, 204, 180, -80],
        [352, 152, -94],
        [332, 136, 180],
        [88, 136, 180],
        [68, 152, 94],
        [94, 204, 80, 180],
      ),
    ),
    shape('line', polyline([84, 120], [336, 120]), polyline([84, 126], [336, 126])),
    shape(
      'hair',
      curve([60, 200, -100], [50, 150, -84], [78, 124, 0]),
      curve([360, 200, -80], [370, 150, -96], [342, 124, 180]),
    ),
    shape('hair', blocks(NEW)),
    shape('spot', blocks(WORN)),
    shape(
      'ink',
      repeat(BLOCKS.count - 1, (bar) =>
        rect(BLOCKS.left + BLOCKS.width + bar * pitch, BLOCKS.bottom - MIN, BLOCKS.gap, MIN),
      ),
    ),
    shape('center', polyline([24, BLOCKS.bottom - MIN], [396, BLOCKS.bottom - MIN])),
  ].join(''),
  parts: { side: [46, 158], edge: [78, 108], groove: [182, 104], bar: [296, 109] },
};

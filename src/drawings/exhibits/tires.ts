import type { ExhibitDrawing } from './exhibit-drawing.ts';
import { shape } from '../drawing.ts';
import { blob, curve, polyline } from '../path.ts';
import { rect, repeat } from '../shapes.ts';
import { moving } from './moving.ts';

const BLOCKS = { count: 5, left: 74, width: 46, gap: 10.5, bottom: 112, height: 84 };
const pitch = BLOCKS.width + BLOCKS.gap;
const top = BLOCKS.bottom - BLOCKS.height;

const blocks = repeat(BLOCKS.count, (block) =>
  rect(BLOCKS.left + block * pitch, top, BLOCKS.width, BLOCKS.height),
);

/** A tire cut across: rubber, belts, the tread blocks that wear, and the bars in the grooves that do not. */
export const tires: ExhibitDrawing = {
  markup: [
    shape(
      'outline',
      blob(
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
    shape('hair', blocks),
    moving('tread', shape('spot', blocks)),
    moving(
      'tread-bars',
      shape(
        'ink',
        repeat(BLOCKS.count - 1, (bar) =>
          rect(BLOCKS.left + BLOCKS.width + bar * pitch, top, BLOCKS.gap, BLOCKS.height),
        ),
      ),
    ),
    moving('tread-least', shape('center', polyline([24, top], [396, top]))),
  ].join(''),
  parts: { side: [46, 158], edge: [78, 108], groove: [182, 104], bar: [296, 109] },
};

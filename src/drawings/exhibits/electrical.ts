import type { ExhibitDrawing } from './exhibit-drawing.ts';
import { shape } from '../drawing.ts';
import { curve, polyline } from '../path.ts';
import { circle, rect, repeat, spoke } from '../shapes.ts';
import { moving } from './moving.ts';

const CELLS = { count: 6, left: 42, top: 88, width: 26, height: 106, gap: 4 };
const cell = (index: number): string =>
  rect(CELLS.left + index * (CELLS.width + CELLS.gap), CELLS.top, CELLS.width, CELLS.height);
const ALTERNATOR = { x: 340, y: 136, radius: 58 };

/** A battery cut open, as full as its voltage says, and an alternator that is lit while it charges. */
export const electrical: ExhibitDrawing = {
  markup: [
    shape('outline', rect(30, 76, 198, 128, 6)),
    shape('outline', rect(54, 60, 26, 16, 3), rect(178, 60, 26, 16, 3)),
    shape(
      'bold',
      polyline([61, 48], [73, 48]),
      polyline([67, 42], [67, 54]),
      polyline([185, 48], [197, 48]),
    ),
    shape('panel', repeat(CELLS.count, cell)),
    moving('charge', shape('spot', repeat(CELLS.count, cell))),
    shape(
      'pipe',
      curve(
        [67, 60, -90],
        [90, 20, 0],
        [250, 20, 0],
        [ALTERNATOR.x, ALTERNATOR.y - ALTERNATOR.radius, 90],
      ),
    ),
    shape('outline', circle(ALTERNATOR.x, ALTERNATOR.y, ALTERNATOR.radius)),
    moving(
      'charging',
      shape('spot', circle(ALTERNATOR.x, ALTERNATOR.y, ALTERNATOR.radius)) +
        shape(
          'bold',
          repeat(12, (ray) =>
            spoke(
              ALTERNATOR.x,
              ALTERNATOR.y,
              ALTERNATOR.radius + 5,
              ALTERNATOR.radius + 13,
              ray * 30 + 15,
            ),
          ),
        ),
    ),
    shape(
      'line',
      repeat(12, (winding) => spoke(ALTERNATOR.x, ALTERNATOR.y, 30, 48, winding * 30)),
      circle(ALTERNATOR.x, ALTERNATOR.y, 26),
    ),
    shape('ink', circle(ALTERNATOR.x, ALTERNATOR.y, 7)),
  ].join(''),
  parts: { post: [67, 66], battery: [114, 142], cable: [250, 20], alternator: [340, 136] },
};

import type { ExhibitDrawing } from './exhibit-drawing.ts';
import { shape } from '../drawing.ts';
import { curve, polygon, polyline } from '../path.ts';
import { arc, circle, rect, repeat } from '../shapes.ts';
import { moving } from './moving.ts';

const BLADE = { left: 128, top: 44, width: 272, height: 34 };
const MARKS = { full: 190, low: 300 };
const right = BLADE.left + BLADE.width;
const FILTER = { left: 218, top: 112, width: 84, height: 92 };

/** Dirt in the oil, spread by a fixed rule. */
const dirt = repeat(22, (grain) =>
  circle(MARKS.full + 84 + ((grain * 53) % 118), BLADE.top + 6 + ((grain * 17) % 23), 1.6),
);

/** A dipstick whose oil gets dirtier and, on some engines, lower with the miles, and the filter that catches the dirt. */
export const oilChanges: ExhibitDrawing = {
  markup: [
    shape('heavy', arc(52, 34, 24, 45, 404)),
    shape('pipe', curve([70, 50, 50], [BLADE.left, BLADE.top + BLADE.height / 2, 0])),
    shape('outline', rect(BLADE.left, BLADE.top, BLADE.width, BLADE.height, 8)),
    moving(
      'oil',
      shape('spot', rect(MARKS.full, BLADE.top + 3, right - MARKS.full - 3, BLADE.height - 6)),
    ),
    moving('dirt', shape('ink', dirt)),
    shape(
      'bold',
      ...[MARKS.full, MARKS.low].map((x) =>
        polyline([x, BLADE.top - 12], [x, BLADE.top + BLADE.height + 12]),
      ),
    ),
    shape(
      'outline',
      rect(FILTER.left, FILTER.top, FILTER.width, FILTER.height, 8),
      rect(FILTER.left + 22, FILTER.top - 14, 40, 14),
    ),
    shape(
      'line',
      repeat(11, (fold) =>
        polyline(
          [FILTER.left + 7 + fold * 7, FILTER.top + 10],
          [FILTER.left + 7 + fold * 7, FILTER.top + FILTER.height - 10],
        ),
      ),
    ),
    moving(
      'dirt',
      shape(
        'heavy',
        repeat(5, (fold) =>
          polyline(
            [FILTER.left + 14 + fold * 14, FILTER.top + 14],
            [FILTER.left + 14 + fold * 14, FILTER.top + FILTER.height - 14],
          ),
        ),
      ),
    ),
    shape('spot', 'M92 112c18 32 27 46 27 60a27 27 0 0 1-54 0c0-14 9-28 27-60z'),
    shape(
      'outline',
      polygon([340, 150], [376, 150], [384, 166], [376, 182], [340, 182], [332, 166]),
      rect(346, 182, 24, 22),
    ),
  ].join(''),
  parts: { drop: [74, 158], full: [MARKS.full, 84], filter: [260, 160], plug: [358, 166] },
};

import { expect, test } from 'vitest';
import { exhibitDrawing, exhibitParts, hasExhibit } from '../../../src/drawings/exhibit.ts';
import type { Point } from '../../../src/drawings/path.ts';
import { SERVICE_ART } from '../../../src/rules/names.ts';

type Piece = readonly [Point, Point];

/** The pieces of each line to a note, on wide screens or on phones. */
function lines(markup: string, group: string): Piece[][] {
  const path = new RegExp(`<g class="${group}">.*?<path d="([^"]+)"`).exec(markup)![1]!;
  return path.split('M').slice(1).map(piecesOf);
}

function piecesOf(line: string): Piece[] {
  const steps = [...line.matchAll(/([hvl]?)([^hvl]+)/g)].map(([, step, text]) => ({
    step,
    numbers: text!.match(/-?[\d.]+/g)!.map(Number),
  }));
  let [x = 0, y = 0] = steps[0]!.numbers;
  return steps.slice(1).map(({ step, numbers }) => {
    const from: Point = [x, y];
    x += step === 'v' ? 0 : numbers[0]!;
    y += step === 'h' ? 0 : numbers.at(-1)!;
    return [from, [x, y]];
  });
}

/** On which side of a piece a point is: positive, negative, or 0 on its line. */
const side = ([[x1, y1], [x2, y2]]: Piece, [x, y]: Point): number =>
  (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);

const cross = (one: Piece, other: Piece): boolean =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0;

/** On the widest screen the drawing is 656 px wide. */
const PIXELS_PER_UNIT = 656 / 420;

/** Vertical, level, or at 45 degrees and at most 120 px long. */
function isStraightOrKnee([[x1, y1], [x2, y2]]: Piece): boolean {
  const [across, down] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const isKnee = Math.abs(across - down) < 0.25;
  return (
    across === 0 || down === 0 || (isKnee && Math.hypot(across, down) * PIXELS_PER_UNIT <= 120)
  );
}

test.each(SERVICE_ART.filter(hasExhibit))(
  'no line from a note to a part of %s crosses another, and each turns only at 45 degrees',
  (art) => {
    const { markup } = exhibitDrawing(art, exhibitParts(art));
    for (const group of ['leads-wide', 'leads-narrow']) {
      const all = lines(markup, group);
      expect(all).toHaveLength(exhibitParts(art).length);
      const crossings = all.flatMap((one, index) =>
        all.slice(index + 1).filter((other) => one.some((a) => other.some((b) => cross(a, b)))),
      );
      expect(crossings, group).toEqual([]);
      expect(all.flat().every(isStraightOrKnee), group).toBe(true);
    }
  },
);

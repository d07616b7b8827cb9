import { shape } from '../drawing.ts';
import { curve, polar, polygon, polyline } from '../path.ts';
import { arc, circle, rect, repeat, spoke } from '../shapes.ts';

const DIALS = { y: 82, radius: 62, left: 138, right: 282 };
const BODY = { top: 150, height: 34, left: 92, width: 236 };
const SWEEP = { from: 135, to: 405, marks: 19 };

/** A pressure dial; its hand points at a fraction of the scale. */
function dial(x: number, reading: number): string {
  const { y, radius } = DIALS;
  const angle = (share: number): number => SWEEP.from + (SWEEP.to - SWEEP.from) * share;
  const [tipX, tipY] = polar(x, y, radius - 16, angle(reading));
  return [
    shape('outline', circle(x, y, radius)),
    shape('spot', circle(x, y, radius - 7)),
    shape(
      'line',
      arc(x, y, radius - 12, SWEEP.from, SWEEP.to),
      repeat(SWEEP.marks, (mark) => spoke(x, y, radius - (mark % 3 === 0 ? 24 : 18), radius - 12, angle(mark / (SWEEP.marks - 1)))),
    ),
    shape('bold', polyline([x, y], [tipX, tipY])),
    shape('ink', circle(x, y, 6)),
  ].join('');
}

const valve = (x: number): string =>
  shape('outline', rect(x - 8, BODY.top + 4, 16, 26)) + shape('ink', rect(x - (x < 210 ? 26 : -8), BODY.top + 9, 18, 16, 3));

const hose = (x: number, end: number): string =>
  shape('heavy', curve([x, BODY.top + BODY.height + 10, 90], [end, 244, 90])) +
  shape('outline', rect(x - 9, BODY.top + BODY.height, 18, 14, 2));

/** A manifold gauge set: low side, high side, and three hoses. */
export const gaugeSet = (): string =>
  [
    hose(130, 70),
    hose(210, 210),
    hose(290, 350),
    ...[DIALS.left, DIALS.right].map((x) => shape('panel', rect(x - 9, DIALS.y + DIALS.radius - 2, 18, 12))),
    shape('outline', rect(BODY.left, BODY.top, BODY.width, BODY.height, 6)),
    valve(BODY.left - 2),
    valve(BODY.left + BODY.width + 2),
    shape('panel', circle(210, BODY.top + 17, 11)),
    shape('ink', polygon([206, BODY.top + 17], [214, BODY.top + 12], [214, BODY.top + 22])),
    dial(DIALS.left, 0.22),
    dial(DIALS.right, 0.62),
  ].join('');

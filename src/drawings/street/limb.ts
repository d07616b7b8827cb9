import { direction, polar, PathWriter, type Point } from '../path.ts';

/** A joint of an arm or a leg: its place, and half of the limb's thickness there. */
export type Joint = readonly [x: number, y: number, radius: number];

/** Finds where two edges meet. Each has a point and its direction. */
function crossing(
  [x, y]: Point,
  along: number,
  [otherX, otherY]: Point,
  otherAlong: number,
): Point {
  const [dx, dy] = polar(0, 0, 1, along);
  const [ex, ey] = polar(0, 0, 1, otherAlong);
  const across = dx * ey - dy * ex;
  const distance = ((otherX - x) * ey - (otherY - y) * ex) / across;
  return [x + distance * dx, y + distance * dy];
}

/** A limb that bends by fewer degrees is straight. */
const STRAIGHT = 3;

/**
 * The outline of an arm or a leg: round at the first joint and outside the bend, cut off where the
 * hand or the foot begins.
 */
export function limb(top: Joint, bend: Joint, end: Joint): string {
  const [upper, lower] = [direction(top, bend), direction(bend, end)];
  const turn = ((lower - upper + 540) % 360) - 180;
  const edge = ([x, y, radius]: Joint, along: number, side: 1 | -1): Point =>
    polar(x, y, radius, along + side * 90);
  const path = new PathWriter(edge(top, upper, -1));
  const pass = (side: 1 | -1): void => {
    if (Math.abs(turn) < STRAIGHT) return path.line(edge(bend, lower, side));
    const [before, after] = side === 1 ? [upper, lower] : [lower, upper];
    if (turn > 0 === side > 0)
      return path.line(crossing(edge(top, upper, side), upper, edge(bend, lower, side), lower));
    path.line(edge(bend, before, side));
    path.arc(bend[2], edge(bend, after, side), false, false);
  };
  path.arc(top[2], edge(top, upper, 1), false, false);
  pass(1);
  path.line(edge(end, lower, 1));
  path.line(edge(end, lower, -1));
  pass(-1);
  return `${path.text}z`;
}

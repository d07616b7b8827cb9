import { polar, Trace, type Point } from '../path.ts';

/** A joint of an arm or a leg: its place, and half of the limb's thickness there. */
export type Joint = readonly [x: number, y: number, radius: number];

const RADIANS = Math.PI / 180;

const angle = ([x, y]: Joint, [toX, toY]: Joint): number => Math.atan2(toY - y, toX - x) / RADIANS;

/** Where two edges meet, each given by a point and its direction. Edges that are nearly parallel meet at the first point. */
function crossing([x, y]: Point, along: number, [otherX, otherY]: Point, otherAlong: number): Point {
  const [dx, dy] = [Math.cos(along * RADIANS), Math.sin(along * RADIANS)];
  const [ex, ey] = [Math.cos(otherAlong * RADIANS), Math.sin(otherAlong * RADIANS)];
  const across = dx * ey - dy * ex;
  if (Math.abs(across) < 0.05) return [x, y];
  const distance = ((otherX - x) * ey - (otherY - y) * ex) / across;
  return [x + distance * dx, y + distance * dy];
}

/** The outline of an arm or a leg: round at the first joint and outside the bend, straight where the hand or the foot begins. */
export function limb(top: Joint, bend: Joint, end: Joint): string {
  const [upper, lower] = [angle(top, bend), angle(bend, end)];
  const edge = ([x, y, radius]: Joint, along: number, side: 1 | -1): Point => polar(x, y, radius, along + side * 90);
  const bendsLeft = ((lower - upper + 540) % 360) - 180 < 0;
  const inside: 1 | -1 = bendsLeft ? -1 : 1;
  const elbow = crossing(edge(top, upper, inside), upper, edge(bend, lower, inside), lower);
  const trace = new Trace(edge(top, upper, -1));
  trace.arc(top[2], edge(top, upper, 1), false, false);
  for (const side of [1, -1] as const) {
    const turn = (): void => {
      if (side === inside) return trace.line(elbow);
      const [first, second] = side === 1 ? [upper, lower] : [lower, upper];
      trace.line(edge(bend, first, side));
      trace.arc(bend[2], edge(bend, second, side), false, false);
    };
    if (side === 1) {
      turn();
      trace.line(edge(end, lower, 1));
      trace.line(edge(end, lower, -1));
    } else turn();
  }
  return `${trace.text}z`;
}

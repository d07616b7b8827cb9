import { svgNumbers, polar, polygon, polyline, PathWriter } from './path.ts';

/** A whole circle around x, y. */
export function circle(x: number, y: number, radius: number): string {
  const turn = `a${svgNumbers(radius, radius)} 0 10`;
  const [there, back] = [svgNumbers(2 * radius, 0), svgNumbers(-2 * radius, 0)];
  return `M${svgNumbers(x - radius, y)}${turn}${there}${turn}${back}`;
}

/** Part of a circle's line, from one angle to a larger one. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const path = new PathWriter(polar(x, y, radius, from));
  path.arc(radius, polar(x, y, radius, to), to - from > 180, true);
  return path.text;
}

/** The area between two circles, from one angle to a larger one. */
export function sector(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const large = to - from > 180;
  const path = new PathWriter(polar(x, y, outer, from));
  path.arc(outer, polar(x, y, outer, to), large, true);
  path.line(polar(x, y, inner, to));
  path.arc(inner, polar(x, y, inner, from), large, false);
  return `${path.text}z`;
}

/** A rectangle with its top left corner at x, y. `radius` rounds its corners. */
export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0)
    return `M${svgNumbers(x, y)}h${svgNumbers(width)}v${svgNumbers(height)}h${svgNumbers(-width)}z`;
  const corner = (dx: number, dy: number): string =>
    `a${svgNumbers(radius, radius)} 0 01${svgNumbers(dx, dy)}`;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  return (
    `M${svgNumbers(x + radius, y)}h${svgNumbers(across)}${corner(radius, radius)}` +
    `v${svgNumbers(down)}${corner(-radius, radius)}` +
    `h${svgNumbers(-across)}${corner(-radius, -radius)}` +
    `v${svgNumbers(-down)}${corner(radius, -radius)}z`
  );
}

/** A straight stroke from one radius to another at an angle. */
export const spoke = (
  x: number,
  y: number,
  inner: number,
  outer: number,
  degrees: number,
  lean = 0,
): string => polyline(polar(x, y, inner, degrees), polar(x, y, outer, degrees + lean));

/** Circles evenly spaced on a circle, like bolts or holes. */
export const boltCircle = (
  x: number,
  y: number,
  radius: number,
  count: number,
  hole: number,
): string =>
  repeat(count, (index) => circle(...polar(x, y, radius, (index * 360) / count - 90), hole));

/** A gear's edge: `teeth` straight teeth that rise `depth` above the radius. */
export function gear(x: number, y: number, radius: number, teeth: number, depth: number): string {
  const pitch = 360 / teeth;
  const flanks = [
    [-0.26, radius],
    [-0.14, radius + depth],
    [0.14, radius + depth],
    [0.26, radius],
  ] as const;
  const points = Array.from({ length: teeth }, (_, tooth) =>
    flanks.map(([share, height]) => polar(x, y, height, (tooth + share) * pitch)),
  );
  return polygon(...points.flat());
}

/** Joins what `draw` returns for 0, 1, … count - 1. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

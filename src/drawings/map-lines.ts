import type { Box } from './label-placement.ts';
import type { Spot } from './map-projection.ts';

/** The distance in map units between the points at which labels test a line. */
const STEP = 4;

/** Points along a line, for tests of what it crosses. */
export function pointsAlong(line: Spot[]): Spot[] {
  return line.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = line[index]!;
    const count = Math.ceil(Math.hypot(x - fromX, y - fromY) / STEP);
    return [...Array(count).keys()].map((step): Spot => [
      fromX + ((x - fromX) * step) / count,
      fromY + ((y - fromY) * step) / count,
    ]);
  });
}

/** Path data of lines, rounded to the unit, without segments that are fully outside the frame. */
export function linesPath(lines: Spot[][], frame: Box): string {
  return lines
    .flatMap((line) => visiblePieces(line, frame))
    .map((line) => `M${line.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`)
    .join('');
}

function visiblePieces(line: Spot[], frame: Box): Spot[][] {
  const pieces: Spot[][] = [];
  let open = false;
  line.slice(1).forEach((to, index) => {
    const from = line[index]!;
    const near = mayCross(from, to, frame);
    if (near && open) pieces.at(-1)!.push(to);
    else if (near) pieces.push([from, to]);
    open = near;
  });
  return pieces;
}

function mayCross([x1, y1]: Spot, [x2, y2]: Spot, { left, right, top, bottom }: Box): boolean {
  return (
    Math.max(x1, x2) >= left &&
    Math.min(x1, x2) <= right &&
    Math.max(y1, y2) >= top &&
    Math.min(y1, y2) <= bottom
  );
}

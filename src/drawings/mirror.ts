import type { CurveNode, Point } from './path.ts';

const reversed = (
  nodes: readonly CurveNode[],
  turn: (node: CurveNode) => Point,
  angle: (degrees: number) => number,
): CurveNode[] =>
  [...nodes].reverse().map((node) => {
    const [, , arrives, leaves] = node;
    const back = (degrees: number | undefined): number | undefined =>
      degrees === undefined ? undefined : angle(degrees);
    return [...turn(node), back(leaves ?? arrives), back(arrives)];
  });

/**
 * Mirrors half a shape at a vertical axis. The nodes come in the order that continues the first
 * half.
 */
export const mirroredAcross = (x: number, nodes: readonly CurveNode[]): CurveNode[] =>
  reversed(
    nodes,
    (node) => [2 * x - node[0], node[1]],
    (degrees) => -degrees,
  );

/**
 * Mirrors half a shape at a horizontal axis. The nodes come in the order that continues the first
 * half.
 */
export const mirroredBelow = (y: number, nodes: readonly CurveNode[]): CurveNode[] =>
  reversed(
    nodes,
    (node) => [node[0], 2 * y - node[1]],
    (degrees) => 180 - degrees,
  );

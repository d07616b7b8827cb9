import type { CurveNode, Point } from './path.ts';

const reversed = (nodes: readonly CurveNode[], turn: (node: CurveNode) => Point, angle: (degrees: number) => number): CurveNode[] =>
  [...nodes].reverse().map((node) => {
    const [, , arrives, leaves] = node;
    const back = (degrees: number | undefined): number | undefined => (degrees === undefined ? undefined : angle(degrees));
    return [...turn(node), back(leaves ?? arrives), back(arrives)];
  });

/** The other half of a shape with an upright axis, in the order in which it goes on from the first half. */
export const mirroredAcross = (x: number, nodes: readonly CurveNode[]): CurveNode[] =>
  reversed(nodes, (node) => [2 * x - node[0], node[1]], (degrees) => -degrees);

/** The other half of a shape with a level axis, in the order in which it goes on from the first half. */
export const mirroredBelow = (y: number, nodes: readonly CurveNode[]): CurveNode[] =>
  reversed(nodes, (node) => [node[0], 2 * y - node[1]], (degrees) => 180 - degrees);

import { curve, polyline, type CurveNode, type Point } from './path.ts';
import { circle, rect } from './shapes.ts';

/**
 * Path functions for things on the road: y is the height above the ground, and angles are
 * counterclockwise. The results are in SVG coordinates: the ground is 0, and everything above it is
 * negative.
 */

/** Flips nodes whose y points up. */
export const fromGround = (nodes: readonly CurveNode[]): CurveNode[] =>
  nodes.map(([x, y, arrives, leaves]) => [x, -y, arrives && -arrives, leaves && -leaves]);

const straight = (nodes: readonly CurveNode[]): boolean => nodes.every((node) => node.length === 2);

/** A stroke through the nodes. If no node has a direction, the lines are straight. */
export const stroke = (...nodes: CurveNode[]): string =>
  straight(nodes)
    ? polyline(...nodes.map(([x, y]): Point => [x, -y]))
    : curve(...fromGround(nodes));

/** A closed shape through the nodes. */
export const area = (...nodes: CurveNode[]): string => `${stroke(...nodes)}z`;

/** A box by its lower left corner. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string =>
  rect(x, -y - height, width, height, radius);

/** A circle by its center. */
export const disc = (x: number, y: number, radius: number): string => circle(x, -y, radius);

import { curve, polyline, type CurveNode, type Point } from './path.ts';
import { circle, rect } from './shapes.ts';

/**
 * The path kit for things that stand on the road: y is the height above the ground, angles are counted anticlockwise.
 * The results are in SVG coordinates, in which the ground is 0 and everything on it negative.
 */

/** Nodes with y up, turned over. */
export const fromGround = (nodes: readonly CurveNode[]): CurveNode[] =>
  nodes.map(([x, y, arrives, leaves]) => [x, -y, arrives && -arrives, leaves && -leaves]);

const straight = (nodes: readonly CurveNode[]): boolean => nodes.every((node) => node.length === 2);

/** A stroke through the nodes; where no node gives a direction, in straight lines. */
export const stroke = (...nodes: CurveNode[]): string =>
  straight(nodes) ? polyline(...nodes.map(([x, y]): Point => [x, -y])) : curve(...fromGround(nodes));

/** The same, closed. */
export const area = (...nodes: CurveNode[]): string => `${stroke(...nodes)}z`;

/** A box by its lower left corner. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string => rect(x, -y - height, width, height, radius);

/** A circle by its middle. */
export const round = (x: number, y: number, radius: number): string => circle(x, -y, radius);

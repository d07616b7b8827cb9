/**
 * Path geometry in SVG coordinates: y points down, angles are degrees, 0 points right and 90 points
 * down. All numbers are rounded to a tenth of a unit, so every machine writes the same text.
 */

export type Point = readonly [x: number, y: number];

/**
 * A point on a curve, the direction of the curve there and, at a corner, a second direction in
 * which it leaves. Without a direction, the curve follows the circle through the node and its
 * neighbors.
 */
export type CurveNode = readonly [x: number, y: number, arrives?: number, leaves?: number];

/** Parses nodes: commas separate nodes, spaces the numbers of a node. */
export const nodes = (text: string): CurveNode[] =>
  text.split(',').map((node) => node.trim().split(/\s+/).map(Number) as unknown as CurveNode);

const RADIANS = Math.PI / 180;

/**
 * The length of a curve's handles as a fraction of the distance between two nodes. A quarter turn
 * comes close to a circle.
 */
const HANDLE = 0.36;

/**
 * Handles are rounded more coarsely than points, long ones to whole units. This moves a curve by at
 * most half a unit and makes its text a fifth shorter.
 */
const LONG_HANDLE = 4;

/** A handle within this distance of the mirrored one before it is left out of the text. */
const MIRRORED = 1.5;

/** Rounds to a tenth; never -0. */
const roundToTenth = (value: number): number => Math.round(value * 10) / 10 || 0;

/** Numbers as SVG text. A minus sign also separates two numbers, so no space goes before it. */
export function svgNumbers(...values: number[]): string {
  let text = '';
  for (const value of values) {
    const rounded = roundToTenth(value);
    const digits = Math.abs(rounded) < 1 ? String(rounded).replace('0.', '.') : String(rounded);
    text += text === '' || digits.startsWith('-') ? digits : ` ${digits}`;
  }
  return text;
}

/** The point at `degrees` on a circle. */
export const polar = (x: number, y: number, radius: number, degrees: number): Point => [
  x + radius * Math.cos(degrees * RADIANS),
  y + radius * Math.sin(degrees * RADIANS),
];

/** The direction from one point to another, in degrees. */
export const direction = (from: Point | CurveNode, to: Point | CurveNode): number =>
  Math.atan2(to[1] - from[1], to[0] - from[0]) / RADIANS;

const distance = (from: Point | CurveNode, to: Point | CurveNode): number =>
  Math.hypot(to[0] - from[0], to[1] - from[1]);

const clampedAt = <T>(items: readonly T[], index: number): T => {
  const item = items[Math.min(Math.max(index, 0), items.length - 1)];
  if (item === undefined) throw new RangeError('A path needs at least one point.');
  return item;
};

/**
 * Writes a path step by step. Each is relative to the previous rounded point, so rounding errors do
 * not add up.
 */
export class PathWriter {
  private x: number;
  private y: number;
  /** The end of the last curve's handle, mirrored at its end. */
  private mirrored: Point | undefined;
  text: string;

  constructor([x, y]: Point | CurveNode) {
    this.x = roundToTenth(x);
    this.y = roundToTenth(y);
    this.text = `M${svgNumbers(this.x, this.y)}`;
  }

  line(end: Point): void {
    const [dx, dy] = this.offset(end);
    if (dx === 0 && dy === 0) return;
    this.step(
      dy === 0 ? `h${svgNumbers(dx)}` : dx === 0 ? `v${svgNumbers(dy)}` : `l${svgNumbers(dx, dy)}`,
      end,
    );
  }

  /** A cubic curve: its first handle, its second handle, its end. */
  bend(leaving: Point, arriving: Point, end: Point): void {
    const [first, second, stop] = [this.offset(leaving), this.offset(arriving), this.offset(end)];
    const step = Math.hypot(...first) < LONG_HANDLE ? 0.5 : 1;
    const handle = ([x, y]: Point): Point => [
      Math.round(x / step) * step,
      Math.round(y / step) * step,
    ];
    const [x, y] = handle(second);
    const smooth = this.mirrored && distance(this.mirrored, handle(first)) <= MIRRORED;
    const text = smooth
      ? `s${svgNumbers(x, y, ...stop)}`
      : `c${svgNumbers(...handle(first), x, y, ...stop)}`;
    this.step(text, end);
    this.mirrored = [stop[0] - x, stop[1] - y];
  }

  arc(radius: number, end: Point, large: boolean, clockwise: boolean): void {
    this.step(
      `a${svgNumbers(radius, radius)} 0 ${large ? 1 : 0}${clockwise ? 1 : 0}` +
        svgNumbers(...this.offset(end)),
      end,
    );
  }

  private offset([x, y]: Point): Point {
    return [roundToTenth(roundToTenth(x) - this.x), roundToTenth(roundToTenth(y) - this.y)];
  }

  private step(text: string, [x, y]: Point): void {
    this.text += text;
    this.mirrored = undefined;
    this.x = roundToTenth(x);
    this.y = roundToTenth(y);
  }
}

/** Straight strokes through the points. */
export function polyline(...points: Point[]): string {
  const path = new PathWriter(clampedAt(points, 0));
  for (const point of points.slice(1)) path.line(point);
  return path.text;
}

/** A closed shape with straight sides. */
export const polygon = (...points: Point[]): string => `${polyline(...points)}z`;

/**
 * The direction at a node of the circle through it and its neighbors, or at an end node, of the
 * straight line.
 */
function tangent(nodes: readonly CurveNode[], index: number): number {
  const [before, node, after] = [
    clampedAt(nodes, index - 1),
    clampedAt(nodes, index),
    clampedAt(nodes, index + 1),
  ];
  if (before === node) return direction(node, after);
  if (after === node) return direction(before, node);
  const turn = ((direction(node, after) - direction(before, node) + 540) % 360) - 180;
  return (
    direction(before, node) +
    (turn * distance(before, node)) / (distance(before, node) + distance(node, after))
  );
}

function bendThrough(path: PathWriter, nodes: readonly CurveNode[]): void {
  const angles = nodes.map(([, , arrives, leaves], index) => {
    const into = arrives ?? tangent(nodes, index);
    return { into, out: leaves ?? into };
  });
  for (let index = 1; index < nodes.length; index += 1) {
    const [from, to] = [clampedAt(nodes, index - 1), clampedAt(nodes, index)];
    const handle = distance(from, to) * HANDLE;
    path.bend(
      polar(from[0], from[1], handle, clampedAt(angles, index - 1).out),
      polar(to[0], to[1], -handle, clampedAt(angles, index).into),
      [to[0], to[1]],
    );
  }
}

/** A smooth stroke through the nodes. */
export function curve(...nodes: CurveNode[]): string {
  const path = new PathWriter(clampedAt(nodes, 0));
  bendThrough(path, nodes);
  return path.text;
}

/** A smooth closed shape. A straight line joins its last node to its first. */
export const closedCurve = (...nodes: CurveNode[]): string => `${curve(...nodes)}z`;

/** A step of a closed shape: a straight line, an arc, or a curve from the current point. */
export type Step =
  | Point
  | { arcTo: Point; radius: number; large: boolean; clockwise: boolean }
  | { through: readonly CurveNode[] };

/** A closed shape that begins with a curve and continues with steps. */
export function shapeFrom(nodes: readonly CurveNode[], steps: readonly Step[]): string {
  const path = new PathWriter(clampedAt(nodes, 0));
  bendThrough(path, nodes);
  for (const step of steps) {
    if ('arcTo' in step) path.arc(step.radius, step.arcTo, step.large, step.clockwise);
    else if ('through' in step) {
      const start = clampedAt(step.through, 0);
      path.line([start[0], start[1]]);
      bendThrough(path, step.through);
    } else path.line(step);
  }
  return `${path.text}z`;
}

import { suv as SUV } from './bodies/suv.ts';
import { outlinePath } from './car.ts';
import type { Drawing } from './drawing.ts';
import { stroke } from './ground.ts';
import { numbers, type Point } from './path.ts';
import { cabin, chassis } from './phantom/cabin.ts';
import { layer } from './phantom/layer.ts';
import { alignmentLines, serviceParts } from './phantom/parts.ts';
import { wheels } from './phantom/wheel.ts';

/** Frame of the drawing: the rails with the numbers stand above and below it, so the figure must not be clipped. */
const VIEW = { left: -6, top: -238, width: 474, height: 238 };

/** Heights of the middles of the number circles; the ground is 0. */
export const PHANTOM_RAILS = { top: -204, bottom: 32 } as const;

/** Where each service is at work, by its number. */
export const PHANTOM_PARTS: Record<number, Point> = {
  1: [412, -40],
  2: [116, -6],
  3: [232.5, 11],
  4: [351, -46],
  5: [22, -122],
  6: [404, -103],
  7: [290, -141.5],
  8: [8, -36],
  9: [278, -91],
  10: [178, -150],
};

const RAIL_PLACES: Record<'top' | 'bottom', readonly (readonly [number: number, x: number])[]> = {
  top: [
    [5, 28],
    [10, 130],
    [9, 234],
    [7, 324],
    [6, 414],
  ],
  bottom: [
    [8, 20],
    [2, 98],
    [3, 232.5],
    [4, 340],
    [1, 430],
  ],
};

/** How far a leader drops straight from its number before it turns to the part. */
const DROP = 24;

/** `x`, `y` is the middle of the number, `left` the same in per cent of the drawing's width; `leader` ends at `part`. */
export type Callout = { number: number; side: 'top' | 'bottom'; x: number; y: number; left: number; leader: string; part: Point };

/** The ten numbers on their rails, in the order in which they stand there. */
export function phantomCallouts(): Callout[] {
  return (['top', 'bottom'] as const).flatMap((side) =>
    RAIL_PLACES[side].map(([number, x]) => {
      const y = PHANTOM_RAILS[side];
      const part = PHANTOM_PARTS[number] as Point;
      const turn = side === 'top' ? y + DROP : y - DROP + 4;
      const left = Math.round(((x - VIEW.left) / VIEW.width) * 1e4) / 100;
      return { number, side, x, y, left, part, leader: `M${numbers(x, y)}V${numbers(turn)}L${numbers(...part)}` };
    }),
  );
}

/** What is left of the body once it is see-through: windows and rear door as faint lines. */
const shell = (): string =>
  layer('phantom-body', outlinePath(SUV)) + layer('faint', ...[...SUV.windows, ...SUV.pillars, ...SUV.seams.slice(1, 3)].map((nodes) => stroke(...nodes)));

/** The see-through car: an SUV whose ten serviced parts are groups `p1` to `p10`. */
export const phantomDrawing = (): Drawing => ({
  width: VIEW.width,
  height: VIEW.height,
  viewBox: `${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`,
  markup: [shell(), chassis(), cabin(), serviceParts(), wheels(SUV.rearAxle, SUV.frontAxle, SUV.tyreRadius), alignmentLines()].join(''),
});

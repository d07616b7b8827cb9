import { labelWidth } from './label-width.ts';
import { type Box, overlap, type LabelPlace } from './label-placement.ts';
import type { Spot } from './map-projection.ts';

/** Sizes of text in the map's units. Places are found for the phone's, the largest, and hold for the desktop's too. */
export const TOWN_SIZE = { phone: 27, desktop: 17 };
export const RING_SIZE = { phone: 21, desktop: 13 };
/** Roads are named where there is room for it, never on phones. */
export const ROAD_SIZE = 13;

export const DOT_RADIUS = 5;
const GAP = 5;
/** Half the height of a line of text, in em, descenders included. */
const HALF_LINE = 0.47;
const EDGE = 5;

/** What labels keep clear of: the frame's edge and boxes at any price, roads where they can. */
export type Surroundings = { frame: Box; boxes: Box[]; road: Spot[]; interstate: Spot[] };

type Side = readonly [x: -1 | 0 | 1, y: -1 | -0.5 | 0 | 0.5 | 1, cost: number];

const SIDES: Side[] = [
  [1, 0, 0],
  [-1, 0, 0.1],
  [1, -0.5, 0.3],
  [1, 0.5, 0.3],
  [-1, -0.5, 0.4],
  [-1, 0.5, 0.4],
  [0, -1, 0.5],
  [0, 1, 0.5],
  [1, -1, 0.9],
  [1, 1, 0.9],
  [-1, -1, 1],
  [-1, 1, 1],
];

/** The places around a dot, for the best of them to be chosen. */
export function townPlaces(name: string, [x, y]: Spot, around: Surroundings): LabelPlace[] {
  const size = TOWN_SIZE.phone;
  return SIDES.map(([right, down, cost]) => {
    const clear = DOT_RADIUS + GAP + HALF_LINE * size;
    // Beside the dot, half way up or down, the text may move in a little; straight above or below it may not.
    const shift = Math.abs(down) === 1 ? right * -DOT_RADIUS : right * (DOT_RADIUS + GAP);
    return place(name, size, [x + shift, y + down * clear * (right === 0 || Math.abs(down) === 1 ? 1 : 0.9)], right, cost, around);
  });
}

/** The places along a ring, the lower ones first. */
export function ringPlaces(text: string, radius: number, around: Surroundings): LabelPlace[] {
  return [...Array(24).keys()].map((index) => {
    const turn = ((index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * Math.PI) / 12;
    const spot: Spot = [radius * Math.sin(turn), radius * Math.cos(turn)];
    return place(text, RING_SIZE.phone, spot, 0, index * 0.02, around);
  });
}

/** The places along a road where its own name may stand on it, well away from the shop and from the edges first. */
export function roadPlaces(text: string, road: Spot[], around: Surroundings): LabelPlace[] {
  const { left, right, top, bottom } = around.frame;
  const shown = road.filter(([x, y]) => x > left && x < right && y > top && y < bottom);
  return shown
    .map((spot, index) => place(text, ROAD_SIZE, spot, 0, Math.abs(index / shown.length - 0.7) * 2, around))
    .filter((_, index) => index % 4 === 0);
}

/** The box of a text at another size than the one it was placed at: its anchor stays. */
export function boxAt(text: string, size: number, { x, y, anchor }: Pick<LabelPlace, 'x' | 'y' | 'anchor'>): Box {
  const width = labelWidth(text, size);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, top: y - HALF_LINE * size, right: left + width, bottom: y + HALF_LINE * size };
}

function place(text: string, size: number, [x, y]: Spot, right: -1 | 0 | 1, cost: number, around: Surroundings): LabelPlace {
  const anchor = right === 1 ? 'start' : right === -1 ? 'end' : 'middle';
  const spot = { x: Math.round(x), y: Math.round(y), anchor } as const;
  const box = boxAt(text, size, spot);
  const covered = (points: Spot[]) => points.filter(([px, py]) => overlap(box, { left: px, top: py, right: px, bottom: py })).length;
  const { frame, boxes } = around;
  const outside = box.left < frame.left + EDGE || box.right > frame.right - EDGE || box.top < frame.top + EDGE || box.bottom > frame.bottom - EDGE;
  const hits = (outside ? 1 : 0) + boxes.filter((other) => overlap(other, box)).length;
  return { ...spot, box, cost: cost + hits * 100 + covered(around.road) * 0.05 + covered(around.interstate) * 0.4 };
}

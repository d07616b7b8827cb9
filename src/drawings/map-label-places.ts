import { labelWidth } from './label-width.ts';
import { type Box, contains, overlap, type LabelPlace } from './label-placement.ts';
import type { Spot } from './map-projection.ts';

/**
 * Text sizes in map units. Labels are placed at the phone's size, the largest, so they also fit on
 * desktops.
 */
export const TOWN_SIZE = { phone: 27, desktop: 17 };
export const RING_SIZE = { phone: 21, desktop: 13 };
/** Road names appear only where there is room, and never on phones. */
const ROAD_SIZE = 13;

export const DOT_RADIUS = 5;
const GAP = 5;
/** Half the height of a line of text with its descenders, in em. */
const HALF_LINE = 0.47;
const EDGE = 5;
/** The cost of overlapping a label, a dot or the pin, or of leaving the frame. */
const HIT = 100;

/** Things that labels avoid: always the frame's edge and the boxes, and roads if possible. */
type Surroundings = { frame: Box; boxes: Box[]; road: Spot[]; interstate: Spot[] };

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

/** The possible places around a town's dot. */
export function townPlaces(name: string, [x, y]: Spot, around: Surroundings): LabelPlace[] {
  const size = TOWN_SIZE.phone;
  return SIDES.map(([right, down, cost]) => {
    const clear = DOT_RADIUS + GAP + HALF_LINE * size;
    // Diagonally beside the dot, the text may move closer; straight above or below, it may not.
    const shift = Math.abs(down) === 1 ? right * -DOT_RADIUS : right * (DOT_RADIUS + GAP);
    return place(
      name,
      size,
      [x + shift, y + down * clear * (right === 0 || Math.abs(down) === 1 ? 1 : 0.9)],
      right,
      cost,
      around,
    );
  });
}

/** The possible places along a ring, lowest first. */
export function ringPlaces(text: string, radius: number, around: Surroundings): LabelPlace[] {
  return [...Array(24).keys()].map((index) => {
    const turn = ((index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * Math.PI) / 12;
    const spot: Spot = [radius * Math.sin(turn), radius * Math.cos(turn)];
    return place(text, RING_SIZE.phone, spot, 0, index * 0.02, around);
  });
}

/**
 * The free places for a road's name. Those at 70 % of its visible part, far from the shop and the
 * edges, cost least.
 */
export function roadPlaces(text: string, road: Spot[], around: Surroundings): LabelPlace[] {
  const visible = road.filter((spot) => contains(around.frame, spot));
  const { frame, boxes } = around;
  return visible
    .filter((_, index) => index % 4 === 0)
    .map((spot, rank) => {
      const cost = Math.abs((rank * 4) / visible.length - 0.7) * 2;
      return place(text, ROAD_SIZE, spot, 0, cost, { frame, boxes, road: [], interstate: [] });
    })
    .filter(({ cost }) => cost < HIT)
    .map((free) => ({ ...free, cost: free.cost + crossed(free.box, around) }));
}

/** The box of a placed text at another text size; its anchor stays the same. */
export function boxAt(
  text: string,
  size: number,
  { x, y, anchor }: Pick<LabelPlace, 'x' | 'y' | 'anchor'>,
): Box {
  const width = labelWidth(text, size);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, top: y - HALF_LINE * size, right: left + width, bottom: y + HALF_LINE * size };
}

function place(
  text: string,
  size: number,
  [x, y]: Spot,
  right: -1 | 0 | 1,
  cost: number,
  around: Surroundings,
): LabelPlace {
  const anchor = right === 1 ? 'start' : right === -1 ? 'end' : 'middle';
  const spot = { x: Math.round(x), y: Math.round(y), anchor } as const;
  const box = boxAt(text, size, spot);
  const { frame, boxes } = around;
  const outside =
    box.left < frame.left + EDGE ||
    box.right > frame.right - EDGE ||
    box.top < frame.top + EDGE ||
    box.bottom > frame.bottom - EDGE;
  const hits = (outside ? 1 : 0) + boxes.filter((other) => overlap(other, box)).length;
  return { ...spot, box, cost: cost + hits * HIT + crossed(box, around) };
}

function crossed(box: Box, { road, interstate }: Surroundings): number {
  const covered = (points: Spot[]) => points.filter((point) => contains(box, point)).length;
  return covered(road) * 0.05 + covered(interstate) * 0.4;
}

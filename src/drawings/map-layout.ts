import { type Box, placeLabels } from './label-placement.ts';
import {
  boxAt,
  DOT_RADIUS,
  RING_SIZE,
  ringPlaces,
  roadPlaces,
  TOWN_SIZE,
  townPlaces,
} from './map-label-places.ts';
import { pointsAlong } from './map-lines.ts';
import type { Spot } from './map-projection.ts';

export const MAP_SIZE = { width: 540, height: 400 };
export const PIN_RADIUS = 24;

/** The features that the map names, in map units with the shop at 0 0. */
export type MapFeatures = {
  frame: Box;
  towns: { text: string; spot: Spot }[];
  rings: { text: string; radius: number }[];
  roads: { text?: string; isInterstate: boolean; line: Spot[] }[];
};

/**
 * A text with its place. Town and ring labels do not overlap at the phone's size; road names do not
 * at the desktop's.
 */
export type MapLabel = {
  kind: 'town' | 'miles' | 'road-name' | 'shield';
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
};

/** The frame of the map: centered on the towns, and always with the shop inside. */
export function frameAround(spots: Spot[]): Box {
  const middle = (values: number[], room: number) => {
    const center = (Math.min(0, ...values) + Math.max(0, ...values)) / 2;
    return Math.round(Math.max(-room, Math.min(room, center)));
  };
  const { width, height } = MAP_SIZE;
  const left =
    middle(
      spots.map(([x]) => x),
      width / 2 - 2 * PIN_RADIUS,
    ) -
    width / 2;
  const top =
    middle(
      spots.map(([, y]) => y),
      height / 2 - 2 * PIN_RADIUS,
    ) -
    height / 2;
  return { left, top, right: left + width, bottom: top + height };
}

/** More names would overlap, and placing them takes time. */
const MAX_NAMED = 60;

/**
 * Finds a place for every text of the map. Roads outside the frame and all but the nearest sixty
 * towns get no name.
 */
export function layoutLabels(features: MapFeatures): MapLabel[] {
  const dots = features.towns.map(({ spot }) => square(spot, DOT_RADIUS + 1));
  const pin = square([0, 0], PIN_RADIUS + 2);
  const mainLabels = placeMainLabels(features, pin, dots);
  const boxes = [pin, ...dots, ...mainLabels.map((label) => boxAt(label.text, label.size, label))];
  return [...placeRoadLabels(features, boxes), ...mainLabels].map(
    ({ kind, text, x, y, anchor }) => ({ kind, text, x, y, anchor }),
  );
}

function placeMainLabels(
  { frame, towns: allTowns, rings, roads }: MapFeatures,
  pin: Box,
  dots: Box[],
) {
  const towns = nearestFirst(allTowns).slice(0, MAX_NAMED);
  const spotsOf = (isWanted: (road: MapFeatures['roads'][number]) => boolean): Spot[] =>
    roads.filter(isWanted).flatMap(({ line }) => pointsAlong(line));
  const road = spotsOf(({ isInterstate }) => !isInterstate);
  const interstate = spotsOf(({ isInterstate }) => isInterstate);
  const places = placeLabels([
    ...towns.map(({ text, spot }, index) =>
      townPlaces(text, spot, {
        frame,
        boxes: [pin, ...dots.filter((_, other) => allTowns[other] !== towns[index])],
        road,
        interstate,
      }),
    ),
    ...rings.map(({ text, radius }) =>
      ringPlaces(text, radius, { frame, boxes: [pin, ...dots], road, interstate }),
    ),
  ]);
  return [
    ...towns.map(({ text }) => ({ kind: 'town' as const, text, size: TOWN_SIZE.desktop })),
    ...rings.map(({ text }) => ({ kind: 'miles' as const, text, size: RING_SIZE.desktop })),
  ].map((label, index) => ({ ...label, ...places[index]! }));
}

/** Places road names where they hide none of these boxes. */
function placeRoadLabels({ frame, roads }: MapFeatures, boxes: Box[]): MapLabel[] {
  const named = roads.flatMap(({ text, ...road }) =>
    text === undefined ? [] : [{ text, ...road }],
  );
  const places = placeLabels(
    named.map(({ text, line }) => {
      const others = roads
        .filter((other) => other.line !== line)
        .flatMap((other) => pointsAlong(other.line));
      return roadPlaces(text, pointsAlong(line), { frame, boxes, road: [], interstate: others });
    }),
  );
  return named.flatMap(({ text, isInterstate }, index) => {
    const place = places[index];
    return place
      ? [{ kind: isInterstate ? ('shield' as const) : ('road-name' as const), text, ...place }]
      : [];
  });
}

/** Keeps the towns' order if all can be named; else puts the nearest first. */
function nearestFirst(towns: MapFeatures['towns']): MapFeatures['towns'] {
  if (towns.length <= MAX_NAMED) return towns;
  return towns.toSorted(({ spot: a }, { spot: b }) => Math.hypot(...a) - Math.hypot(...b));
}

function square([x, y]: Spot, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

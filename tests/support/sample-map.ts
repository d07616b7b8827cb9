import { sampleContent } from './sample.ts';

const { towns, roads } = sampleContent();

/** A point among the towns, where two roads meet. */
export const SHOP_POINT = { latitude: 38.831, longitude: -77.409 };
export const TOWNS = towns;

/** The roads of the sample shop, each with a label, also those without one on the real map. */
export const ROADS = roads.map((road) => ({
  ...road,
  label: road.name.startsWith('braddock')
    ? 'Braddock Rd'
    : road.name.startsWith('union')
      ? 'Union Mill Rd'
      : road.name.toUpperCase(),
}));

export const ringLabel = (miles: number): string => `${miles} miles`;

/** A text of the drawn map, with its place. */
export type Label = { text: string; kind: string; x: number; y: number; anchor: string };

/** The labels in the map's markup. */
export const labelsIn = (markup: string): Label[] =>
  [
    ...markup.matchAll(
      /<text(?: class="map-drawing-([\w-]+)")? x="(-?\d+)" y="(-?\d+)"(?: text-anchor="(\w+)")?>([^<]*)</g,
    ),
  ].map(([, kind = 'town', x, y, anchor = kind === 'town' ? 'start' : 'middle', text = '']) => ({
    text,
    kind,
    x: Number(x),
    y: Number(y),
    anchor,
  }));

import { frozenContent } from './frozen-content.ts';

const { shop, towns, roads } = frozenContent();

/** Where the shop of the frozen content is. */
export const SHOP_POINT = shop.point;
export const TOWNS = towns;

/** The frozen roads, each with a label, also those without one on the real map. */
export const ROADS = roads.map((road) => ({
  ...road,
  label: road.name.startsWith('braddock') ? 'Braddock Rd' : road.name.startsWith('union') ? 'Union Mill Rd' : road.name.toUpperCase(),
}));

export const ringLabel = (miles: number): string => `${miles} miles`;

/** A text of the drawn map, with its place. */
export type Label = { text: string; kind: string; x: number; y: number; anchor: string };

/** The labels in the map's markup. */
export const labelsIn = (markup: string): Label[] =>
  [...markup.matchAll(/<text(?: class="map-drawing-([\w-]+)")? x="(-?\d+)" y="(-?\d+)"(?: text-anchor="(\w+)")?>([^<]*)</g)].map(
    ([, kind = 'town', x, y, anchor = 'start', text = '']) => ({ text, kind, x: Number(x), y: Number(y), anchor }),
  );

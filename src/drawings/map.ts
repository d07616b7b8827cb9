import type { Town } from '../schema/schema.ts';
import type { Drawing } from './drawing.ts';
import { LOGO_PATH, LOGO_SIZE } from './logo.ts';
import data from './map-data.json' with { type: 'json' };
import { frameAround, layoutLabels, MAP_SIZE, type MapLabel, PIN_RADIUS } from './map-layout.ts';
import { linesPath } from './map-lines.ts';
import { type GeoPoint, projection, type Spot } from './map-projection.ts';
import { INTERSTATE, type RoadId, ROADS } from './map-roads.ts';

/** Scale of the map. */
export const UNITS_PER_MILE = 26;
const RINGS = [5, 10];
const SIGN_SCALE = 0.66;

type MapProps = {
  shop: GeoPoint;
  towns: Pick<Town, 'name' | 'latitude' | 'longitude'>[];
  ringLabel: (miles: number) => string;
  /** Names to write on roads; a road without one stays nameless. */
  roadLabels?: Partial<Record<RoadId, string>>;
};

/**
 * Map of the roads and towns around the shop, in true directions and distances from it; the roads are schematic. For
 * inside a page, on an `<svg class="map-drawing">`; map-drawing.css colours it.
 */
export function mapDrawing({ shop, towns, ringLabel, roadLabels = {} }: MapProps): Drawing {
  const project = projection(shop, UNITS_PER_MILE);
  const line = (points: readonly (readonly number[])[]): Spot[] => points.map(([longitude = 0, latitude = 0]) => project({ longitude, latitude }));
  const dots = towns.map((town) => ({ text: town.name, spot: project(town) }));
  const rings = RINGS.map((miles) => ({ text: ringLabel(miles), radius: miles * UNITS_PER_MILE }));
  const roads = (Object.keys(ROADS) as RoadId[]).map((id) => ({ id, text: roadLabels[id], line: line(ROADS[id]) }));
  const frame = frameAround(dots.map(({ spot }) => spot));

  const lines = (name: string, shown: Spot[][]) => `<path class="map-drawing-${name}" d="${linesPath(shown, frame)}"/>`;
  const interstate = line(ROADS[INTERSTATE]);
  const markup = [
    lines('county', data.counties.map(line)),
    ...rings.map(({ radius }) => `<circle class="map-drawing-ring" r="${radius}"/>`),
    lines('road', roads.filter(({ id }) => id !== INTERSTATE).map((road) => road.line)),
    lines('casing', [interstate]),
    lines('interstate', [interstate]),
    `<path class="map-drawing-dots" d="${dots.map(({ spot: [x, y] }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')}"/>`,
    ...layoutLabels({ frame, towns: dots, rings, roads }).map(labelMarkup),
    PIN,
  ].join('');
  return { ...MAP_SIZE, viewBox: `${frame.left} ${frame.top} ${MAP_SIZE.width} ${MAP_SIZE.height}`, markup };
}

/** The shop: its sign on a disc. */
const PIN =
  `<g class="map-drawing-pin"><circle r="${PIN_RADIUS}"/>` +
  `<path transform="scale(${SIGN_SCALE})translate(${-LOGO_SIZE.width / 2} ${-LOGO_SIZE.height / 2})" d="${LOGO_PATH}"/></g>`;

function labelMarkup({ kind, text, x, y, anchor }: MapLabel): string {
  const className = kind === 'town' ? '' : ` class="map-drawing-${kind}"`;
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text${className} x="${x}" y="${y}"${side}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
}

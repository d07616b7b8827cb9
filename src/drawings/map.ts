import type { Coordinates } from '../rules/miles-between.ts';
import type { Road, Town } from '../schema/content.ts';
import { svgFile, svgText, type Drawing } from './drawing.ts';
import { contains } from './label-placement.ts';
import { LOGO_PATH, LOGO_SIZE } from './logo.ts';
import data from './map-data.json' with { type: 'json' };
import {
  frameAround,
  layoutLabels,
  MAP_SIZE,
  type MapFeatures,
  type MapLabel,
  PIN_RADIUS,
} from './map-layout.ts';
import { linesPath } from './map-lines.ts';
import { projection, type Spot } from './map-projection.ts';
import { MAP_STYLE } from './map-style.ts';

const UNITS_PER_MILE = 26;
const RINGS = [5, 10];
const SIGN_SCALE = 0.66;

/** The contents of the map. */
export type MapProps = {
  shop: Coordinates;
  towns: Pick<Town, 'name' | 'latitude' | 'longitude'>[];
  ringLabel: (miles: number) => string;
  roads: Pick<Road, 'label' | 'interstate' | 'line'>[];
};

/**
 * Draws the map around the shop, without names: an SVG file that all pages share and load lazily.
 * Towns have their true direction and distance; roads are schematic.
 */
export function mapGround(props: MapProps): string {
  const features = mapFeatures(props);
  return svgFile(drawingOf(features, groundMarkup(features)), MAP_STYLE);
}

/**
 * The names on the map. They lie over it inside the page, because a file cannot use the page's
 * fonts.
 */
export function mapLabels(props: MapProps): Drawing {
  const features = mapFeatures(props);
  return drawingOf(features, layoutLabels(features).map(labelMarkup).join(''));
}

const drawingOf = ({ frame: { left, top } }: Features, markup: string): Drawing => ({
  ...MAP_SIZE,
  viewBox: `${left} ${top} ${MAP_SIZE.width} ${MAP_SIZE.height}`,
  markup,
});

type Features = MapFeatures & { counties: Spot[][] };

function mapFeatures({ shop, towns, ringLabel, roads }: MapProps): Features {
  const project = projection(shop, UNITS_PER_MILE);
  const line = (points: readonly (readonly number[])[]): Spot[] =>
    points.map(([longitude = 0, latitude = 0]) => project({ longitude, latitude }));
  const dots = towns.map((town) => ({ text: town.name, spot: project(town) }));
  const frame = frameAround(dots.map(({ spot }) => spot));
  return {
    frame,
    // The list beside the map also names the towns that are too far away for it.
    towns: dots.filter(({ spot }) => contains(frame, spot)),
    rings: RINGS.map((miles) => ({ text: ringLabel(miles), radius: miles * UNITS_PER_MILE })),
    roads: roads.map((road) => ({
      text: road.label,
      isInterstate: road.interstate ?? false,
      line: line(road.line),
    })),
    counties: data.counties.map(line),
  };
}

function groundMarkup({ frame, towns, rings, roads, counties }: Features): string {
  const lines = (name: string, shown: Spot[][]) =>
    `<path class="${name}" d="${linesPath(shown, frame)}"/>`;
  const dots = towns.map(({ spot: [x, y] }) => `M${Math.round(x)} ${Math.round(y)}h0`);
  const interstate = roads.filter((road) => road.isInterstate).map((road) => road.line);
  return [
    lines('county', counties),
    ...rings.map(({ radius }) => `<circle class="ring" r="${radius}"/>`),
    lines(
      'road',
      roads.filter((road) => !road.isInterstate).map((road) => road.line),
    ),
    lines('casing', interstate),
    lines('interstate', interstate),
    `<path class="dots" d="${dots.join('')}"/>`,
    PIN,
  ].join('');
}

/** The shop: its sign on a disc. */
const PIN =
  `<g class="pin"><circle r="${PIN_RADIUS}"/>` +
  `<path transform="scale(${SIGN_SCALE})` +
  `translate(${-LOGO_SIZE.width / 2} ${-LOGO_SIZE.height / 2})" d="${LOGO_PATH}"/></g>`;

function labelMarkup({ kind, text, x, y, anchor }: MapLabel): string {
  const className = kind === 'town' ? '' : ` class="map-drawing-${kind}"`;
  const side = anchor === 'start' || className ? '' : ` text-anchor="${anchor}"`;
  return `<text${className} x="${x}" y="${y}"${side}>${svgText(text)}</text>`;
}

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mergeArcs, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { runCommand } from './command.ts';

// No kept package has roads at this scale, so the roads are drawn by hand in content/roads.yaml.

/**
 * Each county with the independent cities inside it. These shapes give Manassas three corners and Manassas Park a spike:
 * too coarse to draw a city by, so the lines around cities are left out.
 */
const COUNTIES = {
  fairfax: ['51059', '51600', '51610'],
  loudoun: ['51107'],
  princeWilliam: ['51153', '51683', '51685'],
  fauquier: ['51061'],
};
/** West, south, east and north edges in degrees, a little larger than the map. */
const WINDOW = { west: -77.65, south: 38.68, east: -77.17, north: 38.98 };
const OUTPUT = 'src/drawings/map-data.json';
const LICENSE = 'src/drawings/map-data-license.txt';

const atlasFile = createRequire(import.meta.url).resolve;

type Point = [longitude: number, latitude: number];
type Counties = Topology<{ counties: GeometryCollection }>;

await runCommand({
  usage: 'npm run map-data',
  about: 'Cuts the county lines around the shop out of the public county shapes (U.S. Census Bureau, from us-atlas). Run it when us-atlas has a new version.',
  options: {},
  run: async (_args, root) => {
    const counties = countyLines().flatMap(cut);
    writeFileSync(join(root, OUTPUT), `${JSON.stringify({ source: 'U.S. Census Bureau cartographic boundaries, us-atlas 3.0.1, counties-10m', counties })}\n`);
    copyFileSync(atlasFile('us-atlas/LICENSE'), join(root, LICENSE));
    console.log(`${OUTPUT}: ${counties.length} county lines, ${counties.flat().length} points`);
  },
});

/** The lines between the counties. */
function countyLines(): Point[][] {
  const atlas = JSON.parse(readFileSync(atlasFile('us-atlas/counties-10m.json'), 'utf8')) as Counties;
  const geometries = Object.values(COUNTIES).map((codes) =>
    mergeArcs(atlas, atlas.objects.counties.geometries.filter((shape) => codes.includes(String(shape.id))) as (Polygon | MultiPolygon)[]),
  );
  return mesh(atlas, { type: 'GeometryCollection', geometries }, (a, b) => a !== b).coordinates as Point[][];
}

/** The parts of a line that are inside the window. Each keeps one point outside, to reach the edge. */
function cut(line: Point[]): Point[][] {
  const shown = line.map((point, index) => [line[index - 1], point, line[index + 1]].some((near) => near !== undefined && inside(near)));
  const pieces: Point[][] = [[]];
  line.forEach((point, index) => {
    if (shown[index]) pieces.at(-1)?.push(rounded(point));
    else if (pieces.at(-1)?.length) pieces.push([]);
  });
  return pieces.filter((piece) => piece.length > 1 && new Set(piece.map(String)).size > 1);
}

function rounded([longitude, latitude]: Point): Point {
  return [Number(longitude.toFixed(3)), Number(latitude.toFixed(3))];
}

function inside([x, y]: Point): boolean {
  return x > WINDOW.west && x < WINDOW.east && y > WINDOW.south && y < WINDOW.north;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mergeArcs, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { groupBy } from '../../src/generator/portable.ts';
import type { Coordinates } from '../../src/rules/miles-between.ts';

/**
 * Independent cities, which belong to no county, each with the county around it (Census codes). The
 * atlas draws small cities with three corners, which is too coarse. So we merge each city with its
 * county and draw no line between them.
 */
const CITIES: Record<string, string> = {
  51600: '51059',
  51610: '51059',
  51683: '51153',
  51685: '51153',
};
/** The reach of the county lines from the shop, in degrees: a little farther than the map shows. */
const REACH = { latitude: 0.15, longitude: 0.24 };

/** The path of a package's file. */
const atlasFile = createRequire(import.meta.url).resolve;

type LongLat = [longitude: number, latitude: number];
type Counties = Topology<{ counties: GeometryCollection }>;

/** The county lines within reach of the shop. */
export const countyLinesAround = (shop: Coordinates): LongLat[][] =>
  countyLines().flatMap((line) => cut(line, shop));

function countyLines(): LongLat[][] {
  const atlas = JSON.parse(
    readFileSync(atlasFile('us-atlas/counties-10m.json'), 'utf8'),
  ) as Counties;
  const counties = groupBy(
    atlas.objects.counties.geometries,
    ({ id }) => CITIES[String(id)] ?? String(id),
  );
  const geometries = [...counties.values()].map((shapes) =>
    mergeArcs(atlas, shapes as (Polygon | MultiPolygon)[]),
  );
  return mesh(atlas, { type: 'GeometryCollection', geometries }, (a, b) => a !== b)
    .coordinates as LongLat[][];
}

/**
 * The parts of a line that are within reach of the shop. Each part keeps one point outside at
 * either end, so it reaches the edge.
 */
function cut(line: LongLat[], shop: Coordinates): LongLat[][] {
  const shown = line.map((point, index) =>
    [line[index - 1], point, line[index + 1]].some(
      (near) => near !== undefined && isNear(near, shop),
    ),
  );
  const pieces: LongLat[][] = [[]];
  line.forEach((point, index) => {
    if (shown[index]) pieces.at(-1)?.push(rounded(point));
    else if (pieces.at(-1)?.length) pieces.push([]);
  });
  return pieces.filter((piece) => piece.length > 1 && new Set(piece.map(String)).size > 1);
}

function rounded([longitude, latitude]: LongLat): LongLat {
  return [Number(longitude.toFixed(3)), Number(latitude.toFixed(3))];
}

function isNear([longitude, latitude]: LongLat, shop: Coordinates): boolean {
  return (
    Math.abs(longitude - shop.longitude) < REACH.longitude &&
    Math.abs(latitude - shop.latitude) < REACH.latitude
  );
}

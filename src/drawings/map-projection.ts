import { EARTH_RADIUS_MILES, type Coordinates, radians } from '../rules/miles-between.ts';

/** A point of a drawing: x to the right, y down. */
export type Spot = readonly [x: number, y: number];

/**
 * The azimuthal equidistant projection around `center`: every place has its true direction and
 * distance from there, so all places at one distance form a circle. Units are `unitsPerMile`;
 * `center` is 0 0.
 */
export function projection(
  center: Coordinates,
  unitsPerMile: number,
): (point: Coordinates) => Spot {
  const latitude0 = radians(center.latitude);
  return (point) => {
    const latitude = radians(point.latitude);
    const east = radians(point.longitude - center.longitude);
    const cosine =
      Math.sin(latitude0) * Math.sin(latitude) +
      Math.cos(latitude0) * Math.cos(latitude) * Math.cos(east);
    const angle = Math.acos(Math.min(1, cosine));
    const stretch = angle === 0 ? 0 : (angle / Math.sin(angle)) * EARTH_RADIUS_MILES * unitsPerMile;
    const x = Math.cos(latitude) * Math.sin(east);
    const y =
      Math.cos(latitude0) * Math.sin(latitude) -
      Math.sin(latitude0) * Math.cos(latitude) * Math.cos(east);
    return [stretch * x, -stretch * y];
  };
}

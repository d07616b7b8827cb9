/** A point on the earth in degrees. */
export type Coordinates = { latitude: number; longitude: number };

export const EARTH_RADIUS_MILES = 3958.76;

/** An angle in radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles between two points in a straight line over the ground (the haversine formula). */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return (
    2 *
    EARTH_RADIUS_MILES *
    Math.asin(
      Math.sqrt(north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east),
    )
  );
}

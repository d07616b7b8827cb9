/** A point of the earth in degrees. */
type Point = { latitude: number; longitude: number };

const MILES_PER_DEGREE = 69.1;

/** Miles between two places as the crow flies, good to a mile or two below a few hundred: the earth is taken as flat. */
export function milesBetween(a: Point, b: Point): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  return MILES_PER_DEGREE * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos(middle));
}

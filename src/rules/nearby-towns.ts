import { milesBetween, type Coordinates } from './miles-between.ts';

/**
 * Adds the distance from the shop in whole miles (at least one) to towns, and sorts them by it.
 * Towns at the same distance keep their order.
 */
export function nearbyTowns<T extends Coordinates>(
  shop: Coordinates,
  towns: T[],
): (T & { miles: number })[] {
  return towns
    .map((town) => ({ ...town, miles: Math.max(1, Math.round(milesBetween(shop, town))) }))
    .sort((a, b) => a.miles - b.miles);
}

import type { Shop } from './content.ts';

/** Decimals of a point that is copied from a map; YAML drops zeros at the end. */
const MIN_DECIMALS = 4;

/** Warns of a point with too few decimals for search engines, which ask for five. */
export function roughPoint({ point }: Pick<Shop, 'point'>): string[] {
  const decimals = [point.latitude, point.longitude].map(
    (degrees) => `${degrees}`.split('.')[1]?.length ?? 0,
  );
  if (Math.min(...decimals) >= MIN_DECIMALS) return [];
  return [
    'shop.yaml: the point has so few decimals that it may be a street away. ' +
      'Search engines ask for five, such as 38.89768: ' +
      'press and hold the shop in a maps app, and copy both numbers.',
  ];
}

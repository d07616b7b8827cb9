import * as v from 'valibot';
import { type FieldMistake, type FilledFile } from '../generator/index.ts';
import { valueAt } from '../generator/portable.ts';
import { groupedDigits } from '../rules/grouped-digits.ts';
import { milesBetween } from '../rules/miles-between.ts';
import { fileNamed, listIn } from './content-queries.ts';
import { shopMistake } from './mistakes.ts';
import { coordinates } from './field-types.ts';

/** The map shows about ten miles around the shop. A mistake of one degree would leave it empty. */
const MAX_MILES = 30;

/**
 * Reports points that are too far away: the shop's point if most towns are far from it, else each
 * far town's.
 */
export function farPoints(filledFiles: FilledFile[]): FieldMistake[] {
  const [shop, list] = [fileNamed(filledFiles, 'shop.yaml'), fileNamed(filledFiles, 'towns.yaml')];
  const shopPoint = valueAt(shop?.data, ['point']);
  if (!shop || !list || !v.is(coordinates, shopPoint)) return [];
  const distances = listIn(list.data, 'towns').flatMap((town, i) =>
    v.is(v.object(coordinates.entries), town)
      ? [{ path: ['towns', i, 'latitude'], miles: milesBetween(shopPoint, town) }]
      : [],
  );
  const far = distances.filter(({ miles }) => miles > MAX_MILES);
  if (far.length === 0) return [];
  if (far.length <= distances.length / 2)
    return far.map(({ path, miles }) => ({
      source: list.source,
      path,
      ...shopMistake('town-far', { miles: groupedDigits(Math.round(miles)), max: MAX_MILES }),
    }));
  const counts = { far: far.length, towns: distances.length, max: MAX_MILES };
  return [{ source: shop.source, path: ['point'], ...shopMistake('shop-far', counts) }];
}

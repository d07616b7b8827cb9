import type { FilledFile, Facts, FieldMistake } from '../generator/index.ts';
import { shopMistake } from './mistakes.ts';
import { findUses } from './content-queries.ts';

/**
 * Finds placeholders where their fact does not hold: the average of no reviews, and coupons in a
 * coupon's offer. `factValues` is undefined if they could not be read.
 */
export function placeholderMistakes(
  filledFiles: FilledFile[],
  factValues: Facts['values'],
): FieldMistake[] {
  return [
    ...(factValues?.['claims.reviewCount'] === '0' ? averagesWithoutReviews(filledFiles) : []),
    ...couponsInCoupons(filledFiles),
  ];
}

/** Texts that pages leave out while the shop has no online reviews. */
const HIDDEN_WITHOUT_REVIEWS =
  /^pages\/(?:home\.yaml rating\.(?:heading|note)|reviews\.yaml (?:intro|how|source))/;

/** Finds texts about the average of the online reviews. Call it only if there are none. */
function* averagesWithoutReviews(filledFiles: FilledFile[]): Iterable<FieldMistake> {
  for (const { source, path, placeholder } of findUses(
    /\{claims\.(?:rating|reviewCount)\}/i,
    filledFiles,
  ))
    if (!HIDDEN_WITHOUT_REVIEWS.test(`${source.file} ${path.join('.')}`))
      yield { source, path, ...shopMistake('no-reviews-yet', { placeholder }) };
}

/** Finds coupons that name a coupon in their offer. Two of them could name each other. */
function* couponsInCoupons(filledFiles: FilledFile[]): Iterable<FieldMistake> {
  const coupons = filledFiles.filter(({ source }) => source.file === 'coupons.yaml');
  for (const { source, path } of findUses(/\{coupon\./i, coupons))
    if (['off', 'work', 'with'].includes(String(path.at(-1))))
      yield { source, path, ...shopMistake('coupon-in-coupon', {}) };
}

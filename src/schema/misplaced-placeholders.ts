import {
  type FilledFile,
  type Facts,
  type FieldMistake,
  type FieldPath,
  type Source,
  textsOf,
} from '../generator/index.ts';
import { mistake } from './mistakes.ts';

/**
 * Finds placeholders in texts where their fact does not hold: the average of no reviews, and
 * coupons in the offer of a coupon. `values` are the facts, if they could be read.
 */
export function misplacedPlaceholders(
  filledFiles: FilledFile[],
  values: Facts['values'],
): FieldMistake[] {
  return [
    ...(values?.['claims.reviewCount'] === '0' ? averagesOfNothing(filledFiles) : []),
    ...couponsInCoupons(filledFiles),
  ];
}

/** The texts that pages leave out while the shop has no online reviews. */
const WITH_REVIEWS =
  /^pages\/(?:home\.yaml rating\.(?:heading|note)|reviews\.yaml (?:intro|how|source))/;

/** Finds texts about the average of the online reviews. Call it while there are none. */
function* averagesOfNothing(filledFiles: FilledFile[]): Iterable<FieldMistake> {
  for (const use of usesOf(/\{claims\.(?:rating|reviewCount)\}/i, filledFiles))
    if (!WITH_REVIEWS.test(`${use.source.file} ${use.path.join('.')}`))
      yield {
        source: use.source,
        path: use.path,
        ...mistake('average-of-nothing', { written: use.written }),
      };
}

/** Finds coupons that name a coupon in their offer. Two of them could name each other. */
function* couponsInCoupons(filledFiles: FilledFile[]): Iterable<FieldMistake> {
  const coupons = filledFiles.filter(({ source }) => source.file === 'coupons.yaml');
  for (const use of usesOf(/\{coupon\./i, coupons))
    if (['work', 'with'].includes(String(use.path.at(-1))))
      yield {
        source: use.source,
        path: use.path,
        ...mistake('coupon-in-coupon', {}),
      };
}

/** A text with a placeholder, and the placeholder as it is written. */
type Use = { source: Source; path: FieldPath; written: string };

function usesOf(placeholder: RegExp, filledFiles: FilledFile[]): Use[] {
  return filledFiles.flatMap(({ source }) =>
    textsOf(source.value).flatMap(({ path, text }) => {
      const written = placeholder.exec(text)?.[0];
      return written === undefined ? [] : [{ source, path, written }];
    }),
  );
}

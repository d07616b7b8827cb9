import * as v from 'valibot';
import type { Mistake } from '../generator/index.ts';
import { closestMatch } from '../generator/portable.ts';
import { areHundreds, minFiveStars } from '../rules/five-star-claim.ts';
import { listIn } from './content-queries.ts';
import { shopMistake } from './mistakes.ts';
import type { Coupon } from './content.ts';

/** The name of the fact, the names of all facts, and the data of each file. */
type MissingFact = { name: string; names: readonly string[]; fileData: (file: string) => unknown };

type FindReason = (fact: MissingFact) => Mistake | undefined;

/** Says why a fact has no value in this content. Undefined if it has a value, or is no fact. */
export const explainMissing: FindReason = (fact) => {
  for (const findReason of [
    missingCoupon,
    missingPage,
    unprovenFiveStars,
    missingMotorcyclePrice,
  ]) {
    const missing = findReason(fact);
    if (missing) return missing;
  }
  return undefined;
};

const missingCoupon: FindReason = ({ name, names, fileData }) => {
  const [, id] = /^coupon\.([a-z0-9-]+)/i.exec(name) ?? [];
  if (id === undefined) return undefined;
  const ending = endingCoupons(fileData).find((coupon) => coupon.id === id);
  if (ending) return shopMistake('coupon-ends', { last: ending.expires });
  if (names.includes(`coupon.${id}`)) return undefined;
  const suggestion = closestId(id, 'coupon.', names);
  return shopMistake('no-coupon', { coupon: id, placeholder: `{${name}}`, suggestion });
};

const missingPage: FindReason = ({ name, names }) => {
  const [, folder, id] = /^page\.(services|makes)\.(.+)$/i.exec(name) ?? [];
  if (!folder || !id || names.includes(`page.${folder}.${id}`)) return undefined;
  const suggestion = closestId(id, `page.${folder}.`, names);
  return shopMistake('no-page', { folder, id, placeholder: `{${name}}`, suggestion });
};

/** The figures that a claim of 5-star ratings depends on. */
const ratingSchema = v.object({
  claims: v.object({ rating: v.number(), reviewCount: v.number() }),
});

const unprovenFiveStars: FindReason = ({ name, fileData }) => {
  if (!/^claims\.fiveStars$/i.test(name)) return undefined;
  const { success, output: figures } = v.safeParse(ratingSchema, fileData('shop.yaml'));
  const min = success ? minFiveStars(figures.claims) : Infinity;
  return areHundreds(min) ? undefined : shopMistake('not-hundreds', { min });
};

/** Prices without one for motorcycles. */
const pricedSchema = v.object({ prices: v.object({ motorcycle: v.optional(v.never()) }) });

const missingMotorcyclePrice: FindReason = ({ name, fileData }) =>
  /^price\.motorcycle$/i.test(name) && v.is(pricedSchema, fileData('inspections/state.yaml'))
    ? shopMistake('no-motorcycle-price', {})
    : undefined;

type EndingCoupon = Partial<Coupon> & Pick<Required<Coupon>, 'id' | 'expires'>;

/** The coupons with their own last day: a text with one would outlive it. */
export const endingCoupons = (fileData: MissingFact['fileData']): EndingCoupon[] =>
  (listIn(fileData('coupons.yaml'), 'coupons') as (Partial<Coupon> | null)[]).filter(
    (coupon): coupon is EndingCoupon => coupon?.id !== undefined && coupon.expires !== undefined,
  );

/** The most similar id among the names of facts with this prefix. */
const closestId = (id: string, prefix: string, names: readonly string[]): string | undefined =>
  closestMatch(
    id,
    names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  );

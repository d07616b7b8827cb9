import * as v from 'valibot';
import type { Mistake } from '../generator/index.ts';
import { closestMatch } from '../generator/portable.ts';
import { areHundreds, minFiveStars } from '../rules/five-star-claim.ts';
import { listIn } from './look-ups.ts';
import { shopMistake } from './mistakes.ts';
import type { Coupon } from './content.ts';

/** The name of the fact, the names of all facts, and the data of each file. */
type Asked = { name: string; names: readonly string[]; fileData: (file: string) => unknown };

type Reason = (asked: Asked) => Mistake | undefined;

/** Says why a fact has no value in this content. Undefined if it has a value, or is no fact. */
export const explainMissing: Reason = (asked) => {
  for (const reason of [missingCoupon, missingPage, unprovenFiveStars, missingMotorcyclePrice]) {
    const missing = reason(asked);
    if (missing) return missing;
  }
  return undefined;
};

const missingCoupon: Reason = ({ name, names, fileData }) => {
  const [, id] = /^coupon\.([a-z0-9-]+)/i.exec(name) ?? [];
  if (id === undefined) return undefined;
  const ending = endingCoupons(fileData).find((coupon) => coupon.id === id);
  if (ending) return shopMistake('coupon-ends', { last: ending.expires });
  if (names.includes(`coupon.${id}`)) return undefined;
  const suggestion = closestId(id, 'coupon.', names);
  return shopMistake('no-coupon', { coupon: id, placeholder: `{${name}}`, suggestion });
};

const missingPage: Reason = ({ name, names }) => {
  const [, folder, id] = /^page\.(services|makes)\.(.+)$/i.exec(name) ?? [];
  if (!folder || !id || names.includes(`page.${folder}.${id}`)) return undefined;
  const suggestion = closestId(id, `page.${folder}.`, names);
  return shopMistake('no-page', { folder, id, placeholder: `{${name}}`, suggestion });
};

/** The figures that a claim of 5-star ratings depends on. */
const RATING = v.object({ claims: v.object({ rating: v.number(), reviewCount: v.number() }) });

const unprovenFiveStars: Reason = ({ name, fileData }) => {
  if (!/^claims\.fiveStars$/i.test(name)) return undefined;
  const { success, output: figures } = v.safeParse(RATING, fileData('shop.yaml'));
  const min = success ? minFiveStars(figures.claims) : Infinity;
  return areHundreds(min) ? undefined : shopMistake('not-hundreds', { min });
};

/** Prices without one for motorcycles. */
const PRICED = v.object({ prices: v.object({ motorcycle: v.optional(v.never()) }) });

const missingMotorcyclePrice: Reason = ({ name, fileData }) =>
  /^price\.motorcycle$/i.test(name) && v.is(PRICED, fileData('inspections/state.yaml'))
    ? shopMistake('no-motorcycle-price', {})
    : undefined;

/** The coupons with their own last day: a text with one would outlive it. */
const endingCoupons = (fileData: Asked['fileData']): Pick<Required<Coupon>, 'id' | 'expires'>[] =>
  (listIn(fileData('coupons.yaml'), 'coupons') as (Partial<Coupon> | null)[]).flatMap((coupon) =>
    coupon?.id !== undefined && coupon.expires !== undefined
      ? [{ id: coupon.id, expires: coupon.expires }]
      : [],
  );

/** The most similar id among the names of facts with this prefix. */
const closestId = (id: string, prefix: string, names: readonly string[]): string | undefined =>
  closestMatch(
    id,
    names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  );

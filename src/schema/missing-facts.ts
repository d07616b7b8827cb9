import * as v from 'valibot';
import type { CodedMistake } from '../generator/index.ts';
import { nearest } from '../generator/tools.ts';
import { areHundreds, leastFiveStars } from '../rules/five-star-claim.ts';
import { listIn } from './list-in.ts';
import { mistake } from './mistakes.ts';
import type { Coupon } from './content.ts';

type ValueOf = (file: string) => unknown;

/**
 * Why a fact has no value in some content; undefined if it has one, or if this is not its name.
 * `known` are the names of facts.
 */
type Reason = (
  name: string,
  known: readonly string[],
  valueOf: ValueOf,
) => CodedMistake | undefined;

/**
 * Says why a fact has no value in this content, by its name: undefined if it has one, or if there
 * is no such fact.
 */
export const explainMissing: Reason = (...asked) => {
  for (const reason of REASONS) {
    const why = reason(...asked);
    if (why) return why;
  }
  return undefined;
};

/** The figures that a claim of 5-star ratings depends on. */
const RATING = v.object({ claims: v.object({ rating: v.number(), reviewCount: v.number() }) });

/** Prices without one for motorcycles. */
const PRICED = v.object({ prices: v.object({ motorcycle: v.optional(v.never()) }) });

const REASONS: readonly Reason[] = [
  (name, known, valueOf) => {
    const [, id] = /^coupon\.([a-z0-9-]+)/i.exec(name) ?? [];
    if (id === undefined) return undefined;
    const ending = endingCoupons(valueOf).find((coupon) => coupon.id === id);
    if (ending) return mistake('coupon-ends', { last: ending.expires });
    if (known.includes(`coupon.${id}`)) return undefined;
    const near = meant('coupon.', id, known);
    return mistake('no-coupon', { coupon: id, written: `{${name}}`, near });
  },
  (name, known) => {
    const [, folder, id] = /^page\.(services|makes)\.(.+)$/i.exec(name) ?? [];
    if (!folder || !id || known.includes(`page.${folder}.${id}`)) return undefined;
    const near = meant(`page.${folder}.`, id, known);
    return mistake('no-page', { folder, id, written: `{${name}}`, near });
  },
  (name, _, valueOf) => {
    const [first] = /^count\.coupons/i.test(name) ? endingCoupons(valueOf) : [];
    return first && mistake('count-ends', { id: first.id, day: first.expires });
  },
  (name, _, valueOf) => {
    if (!/^claims\.fiveStars$/i.test(name)) return undefined;
    const { success, output: figures } = v.safeParse(RATING, valueOf('shop.yaml'));
    const least = success ? leastFiveStars(figures.claims) : Infinity;
    return areHundreds(least) ? undefined : mistake('not-hundreds', { least });
  },
  (name, _, valueOf) =>
    /^price\.motorcycle$/i.test(name) && v.is(PRICED, valueOf('inspections/state.yaml'))
      ? mistake('no-motorcycle-price', {})
      : undefined,
];

/** The coupons with a last day of their own, which a text would outlive. */
const endingCoupons = (valueOf: ValueOf): Pick<Required<Coupon>, 'id' | 'expires'>[] =>
  (listIn(valueOf('coupons.yaml'), 'coupons') as (Partial<Coupon> | null)[]).flatMap((coupon) =>
    coupon?.id !== undefined && coupon.expires !== undefined
      ? [{ id: coupon.id, expires: coupon.expires }]
      : [],
  );

/** What may be meant by an id: the rest of a known name with this beginning. */
const meant = (prefix: string, id: string, known: readonly string[]): string | undefined =>
  nearest(
    id,
    known.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  );

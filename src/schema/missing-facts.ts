import * as v from 'valibot';
import type { CodedMistake, Source } from '../generator/index.ts';
import { nearest } from '../generator/tools.ts';
import { areHundreds, leastFiveStars } from '../rules/five-star-claim.ts';
import { listIn } from './list-in.ts';
import { mistake } from './mistakes.ts';
import type { Coupon } from './schema.ts';

/** The figures that a claim of 5-star ratings depends on. */
const RATING = v.object({ claims: v.object({ rating: v.number(), reviewCount: v.number() }) });

type ValueOf = (file: string) => unknown;

/** Why a fact has no value in some content; undefined if it has one, or if this is not its name. */
type Reason = (name: string, valueOf: ValueOf) => CodedMistake | undefined;

const REASONS: readonly Reason[] = [
  (name, valueOf) => {
    const id = /^coupon\.([a-z0-9-]+)/.exec(name)?.[1];
    const coupon = endingCoupons(valueOf).find((ending) => ending.id === id);
    return coupon && mistake('coupon-ends', { last: coupon.expires });
  },
  (name, valueOf) => {
    const [first] = name.startsWith('count.coupons') ? endingCoupons(valueOf) : [];
    return first && mistake('count-ends', { id: first.id, day: first.expires });
  },
  (name, valueOf) => {
    if (name !== 'claims.fivestars') return undefined;
    const { success, output: figures } = v.safeParse(RATING, valueOf('shop.yaml'));
    const least = success ? leastFiveStars(figures.claims) : Infinity;
    return areHundreds(least) ? undefined : mistake('not-hundreds', { least });
  },
  (name, valueOf) => {
    const { success } = v.safeParse(PRICED, valueOf('inspections/state.yaml'));
    const isMissing = success && name === 'price.motorcycle';
    return isMissing ? mistake('no-motorcycle-price', {}) : undefined;
  },
];

/** Prices without one for motorcycles. */
const PRICED = v.object({ prices: v.object({ motorcycle: v.optional(v.never()) }) });

/** The coupons with a last day of their own, which a text would outlive. */
const endingCoupons = (valueOf: ValueOf): Pick<Required<Coupon>, 'id' | 'expires'>[] =>
  (listIn(valueOf('coupons.yaml'), 'coupons') as (Partial<Coupon> | null)[]).flatMap((coupon) =>
    coupon?.id !== undefined && coupon.expires !== undefined
      ? [{ id: coupon.id, expires: coupon.expires }]
      : [],
  );

/**
 * Says why a fact has no value in this content, by its name: undefined if it has one, or if there
 * is no such fact.
 */
export function unavailableFacts(sources: Source[]): (name: string) => CodedMistake | undefined {
  const valueOf: ValueOf = (file) => sources.find((source) => source.file === file)?.value;
  return (name) => {
    for (const reason of REASONS) {
      const why = reason(name.toLowerCase(), valueOf);
      if (why) return why;
    }
    return undefined;
  };
}

/** Advice for a text that uses a coupon or links to a page that does not exist. */
export function explainMissing(name: string, known: string[]): CodedMistake | undefined {
  const [, coupon] = /^coupon\.([a-z0-9-]+)/i.exec(name) ?? [];
  if (coupon !== undefined && !known.includes(`coupon.${coupon}`))
    return mistake('no-coupon', {
      coupon,
      written: `{${name}}`,
      near: meant('coupon.', coupon, known),
    });
  const [, folder, id] = /^page\.(services|makes)\.(.+)$/i.exec(name) ?? [];
  if (folder === undefined || id === undefined) return undefined;
  const near = meant(`page.${folder}.`, id, known);
  return mistake('no-page', { folder, id, written: `{${name}}`, near });
}

/** What may be meant by an id: the rest of a known name with this beginning. */
const meant = (prefix: string, id: string, known: string[]): string | undefined =>
  nearest(
    id,
    known.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  );

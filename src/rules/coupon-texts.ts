import type { Coupon, Labels, Service } from '../schema/content.ts';
import { fill } from '../generator/portable.ts';
import { ANY_ORDER, FREE } from './coupon-terms.ts';
import { type Dollars, dollars } from './dollars.ts';
import { inSentence } from './in-sentence.ts';
import { knownServiceOf } from './services.ts';

export type CouponTexts = {
  /** The large text on the stub: an amount, a percentage, or the word for free. */
  value: Dollars | string;
  /** The offer inside a sentence: `free fuse check`, `$25 off orders over $300`. */
  offer: string;
  /**
   * The text after the value, with what the offer depends on: `off orders over $500 before tax`.
   */
  afterValue: string;
  /** A sentence about who can use the coupon; undefined if everyone can. */
  customers?: string;
  /** Further terms. */
  note?: string;
};

/** The parts of a service that the text of its coupon needs. */
type NamedWork = Pick<Service, 'id' | 'name' | 'inspection'>;

/**
 * Turns a coupon's amount and conditions into sentences, with words from content. No other code
 * does this.
 */
export function couponTexts(
  coupon: Coupon,
  labels: Labels['couponTexts'],
  services: readonly NamedWork[],
): CouponTexts {
  const notes = [
    coupon.combinable === false && labels.notCombinable,
    coupon.perCustomer &&
      (coupon.perCustomer === 1
        ? labels.oneUse
        : fill(labels.uses, { count: String(coupon.perCustomer) })),
    coupon.note,
  ].filter((note) => typeof note === 'string');
  return {
    value: coupon.value === FREE ? labels.free : coupon.value,
    ...offerOf(coupon, labels, services),
    customers: coupon.newCustomers ? labels.newCustomers : undefined,
    note: notes.length ? notes.join(' ') : undefined,
  };
}

function offerOf(
  coupon: Coupon,
  labels: Labels['couponTexts'],
  services: readonly NamedWork[],
): Pick<CouponTexts, 'offer' | 'afterValue'> {
  if (coupon.value === FREE) {
    // The schema requires `work` of a free offer.
    const work = coupon.work!;
    const afterValue =
      coupon.with === undefined ? work : fill(labels.with, { offer: work, purchase: coupon.with });
    return { offer: `${inSentence(labels.free)} ${work}`, afterValue };
  }
  const discount = discountOf(coupon, labels, services);
  const value = typeof coupon.value === 'number' ? dollars(coupon.value) : coupon.value;
  const offer = `${value} ${discount}`;
  const afterValue = coupon.beforeTax ? fill(labels.beforeTax, { offer: discount }) : discount;
  return { offer, afterValue };
}

/** Says what a discount is good for: `off any order`, `off brakes over $100`. */
function discountOf(
  { off, minimum }: Coupon,
  labels: Labels['couponTexts'],
  services: readonly NamedWork[],
): string {
  // The schema requires `off` of a discount.
  if (off === undefined || off === ANY_ORDER)
    return minimum === undefined ? labels.off : fill(labels.offOver, { minimum: dollars(minimum) });
  const what =
    typeof off === 'string' ? off : nameInSentence(services.find(({ id }) => id === off.service));
  return minimum === undefined
    ? fill(labels.offWhat, { what })
    : fill(labels.offWhatOver, { what, minimum: dollars(minimum) });
}

/** A name may begin with that of a make or a brand, unless the known service is called so. */
function nameInSentence(service: NamedWork | undefined): string {
  if (!service) return '';
  const [first = ''] = service.name.split(' ');
  const isCalledSo = knownServiceOf(service)?.includes(first.toLowerCase());
  return isCalledSo ? inSentence(service.name) : service.name;
}

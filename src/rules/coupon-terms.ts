/** The value of a coupon for free work. */
export const FREE = 'free';

/** What a discount off every order is off. */
export const ANY_ORDER = 'any order';

/** The value of a coupon for free work. */
export const FREE = 'free';

/** The `off` of a discount that is good for every order. */
export const ANY_ORDER = 'any order';

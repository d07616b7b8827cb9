/** An amount of money in whole US dollars, both in content and in code. */
export type Dollars = number;

/** An amount as text: `$7`. A large price in markup is a `<Price>`. */
export const dollars = (amount: Dollars): string => `$${amount}`;

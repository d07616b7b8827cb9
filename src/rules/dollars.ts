/** An amount of money in whole US dollars, both in content and in code. */
export type Dollars = number;

/** An amount as text: `$7`. Markup uses `<Price>`. */
export const dollars = (amount: Dollars): string => `$${amount}`;

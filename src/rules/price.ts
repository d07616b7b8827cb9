/** An amount of money in whole US dollars, as content writes it and as it travels to what shows it. */
export type Dollars = number;

/** An amount in a text: `$7`. Markup has `<Price>`. */
export function dollars(amount: Dollars): string {
  return `$${amount}`;
}

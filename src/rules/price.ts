/** Whole dollars as a price: `$7`. */
export function dollars(amount: number): string {
  return `$${amount}`;
}

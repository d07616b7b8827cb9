/**
 * A whole number with a comma for thousands: `1,204`. Every build needs one, and the first
 * `toLocaleString` takes 14 ms.
 */
export const groupedDigits = (number: number): string =>
  String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

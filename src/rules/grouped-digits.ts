/**
 * Formats a whole number with commas: `1,204`. Every build needs this, and the first
 * `toLocaleString` takes 14 ms.
 */
export const groupedDigits = (number: number): string =>
  String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

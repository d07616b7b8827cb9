/** A whole number with a comma for thousands: `1,204`. */
export const groupedDigits = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

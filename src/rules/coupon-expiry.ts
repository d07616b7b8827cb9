import { addDays, pad } from './days.ts';

/**
 * The day on which coupons expire, printed as `MM-01-YY`: the 1st of the month after the given
 * month (1-12), in December that of the next year (spec section 9).
 */
export function couponExpiry(date: { year: number; month: number }): string {
  const { year, month } = addDays({ year: date.year, month: date.month + 1, day: 1 }, 0);
  return `${pad(month)}-01-${pad(year % 100)}`;
}

/** Formats a coupon's own last day, `YYYY-MM-DD`, as `12-31-26`. */
export function printedLastDay(expires: string): string {
  const [year, month, day] = expires.split('-');
  return `${month}-${day}-${year!.slice(2)}`;
}

/** Whether a coupon's own last day has passed. `today` is `YYYY-MM-DD`. */
export const isExpired = ({ expires }: { expires?: string }, today: string): boolean =>
  expires !== undefined && expires < today;

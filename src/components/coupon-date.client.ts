import { couponExpiry } from '../rules/coupon-expiry.ts';
import { everyMinute } from './every-minute.client.ts';
import { textWriter } from './text-writer.client.ts';

/** Shows the expiry date for today (spec section 9). */
export function startCouponDate(root: HTMLElement): void {
  const write = textWriter(root);
  everyMinute((today) => write(couponExpiry(today)));
}

import { couponExpiry } from '../rules/coupon-expiry.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import { onReturn } from './refresh.client.ts';

/** Prints the expiry that holds today where the shop is, however old the page is. */
export function startCouponDate(root: HTMLElement): void {
  const show = () => {
    root.textContent = couponExpiry(zonedTime(new Date(), root.dataset.zone!));
  };
  show();
  onReturn(show);
}

import { couponExpiry, laterExpiry } from '../rules/coupon-expiry.ts';
import { everyMinute } from './every-minute.client.ts';

/**
 * Shows the expiry date for today in the shop's time zone, even on an old page or one that stays
 * open for long. It is never before the printed date, whatever a wrong clock says. Only a new date
 * is written, since writing ends a visitor's selection.
 */
export function startCouponDate(root: HTMLElement): void {
  let shown = root.textContent!;
  everyMinute((today) => {
    const expiry = laterExpiry(shown, couponExpiry(today));
    if (expiry !== shown) root.textContent = shown = expiry;
  });
}

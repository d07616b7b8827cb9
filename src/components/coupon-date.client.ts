import { couponExpiry, laterExpiry } from '../rules/coupon-expiry.ts';
import { everyMinute } from './every-minute.client.ts';

/**
 * Shows the expiry date for today, never before the printed one, whatever a wrong clock says. Only
 * a new date is written, since writing ends a visitor's selection.
 */
export function startCouponDate(root: HTMLElement): void {
  let shown = root.textContent!;
  everyMinute((today) => {
    const expiry = laterExpiry(shown, couponExpiry(today));
    if (expiry !== shown) root.textContent = shown = expiry;
  });
}

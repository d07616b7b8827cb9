import { couponExpiry, laterExpiry } from '../rules/coupon-expiry.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import { everyMinute } from './every-minute.client.ts';
import { openingData } from './opening-data.client.ts';

/**
 * Shows the expiry date for today in the shop's time zone, even on an old page or one that stays open for long. It is never
 * before the printed date, whatever a wrong clock says. Only a new date is written, since writing ends a visitor's selection.
 */
export function startCouponDate(root: HTMLElement): void {
  const { zone } = openingData();
  let shown = root.textContent!;
  everyMinute(() => {
    const expiry = laterExpiry(shown, couponExpiry(zonedTime(new Date(), zone)));
    if (expiry !== shown) root.textContent = shown = expiry;
  });
}

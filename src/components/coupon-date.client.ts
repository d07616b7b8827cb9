import { couponExpiry } from '../rules/coupon-expiry.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import { everyMinute } from './every-minute.client.ts';
import { openingData } from './opening-data.client.ts';

/** Shows the expiry date for today in the shop's time zone, even on an old page or one that stays open for long. */
export function startCouponDate(root: HTMLElement): void {
  const { zone } = openingData();
  everyMinute(() => {
    root.textContent = couponExpiry(zonedTime(new Date(), zone));
  });
}

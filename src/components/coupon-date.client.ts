import { couponExpiry } from '../rules/coupon-expiry.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import { everyMinute } from './every-minute.client.ts';
import { openingData } from './opening-data.client.ts';

/** Prints the expiry that holds today where the shop is, however old the page is and however long it stays open. */
export function startCouponDate(root: HTMLElement): void {
  const { zone } = openingData();
  everyMinute(() => {
    root.textContent = couponExpiry(zonedTime(new Date(), zone));
  });
}

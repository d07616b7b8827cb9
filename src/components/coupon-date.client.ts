import { couponExpiry, laterExpiry } from '../rules/coupon-expiry.ts';
import { everyMinute } from './every-minute.client.ts';
import { textWriter } from './text-writer.client.ts';

/** Shows the expiry date for today, never before the printed one, whatever a wrong clock says. */
export function startCouponDate(root: HTMLElement): void {
  const printed = root.textContent!;
  const write = textWriter(root);
  everyMinute((today) => write(laterExpiry(printed, couponExpiry(today))));
}

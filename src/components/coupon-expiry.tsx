import type { Coupon } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { printedLastDay } from '../rules/coupon-expiry.ts';

/** `expiry` is the day on which a coupon without a last day expires, as it is printed. */
export type CouponProps = { context: SiteContext; coupon: Coupon; expiry: string };

/** The day on which a coupon expires, in its sentence. */
export function CouponExpiry({ context, coupon, expiry }: CouponProps) {
  const [before, after] = context.labels.expires.split('{date}');
  return (
    <>
      {before}
      {coupon.expires === undefined ? (
        <span data-widget="coupon-date" data-nosnippet="">
          {expiry}
        </span>
      ) : (
        printedLastDay(coupon.expires)
      )}
      {after}
    </>
  );
}

import type { Coupon } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { printedLastDay } from '../rules/coupon-expiry.ts';

/** The day on which a coupon expires, in its sentence. */
export function CouponExpiry({
  context,
  coupon,
  expiry,
}: {
  context: SiteContext;
  coupon: Coupon;
  expiry: string;
}) {
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

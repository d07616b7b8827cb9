import type { SiteContext } from '../site-context.ts';
import type { Coupon } from '../schema/schema.ts';
import { CouponCard } from './coupon-card.tsx';

type CouponListProps = { context: SiteContext; coupons: Coupon[]; expiry: string };

/** The coupons, two in a row on wide screens and on paper. */
export function CouponList({ context, coupons, expiry }: CouponListProps) {
  return (
    <ul className="coupon-list">
      {coupons.map((coupon) => (
        <CouponCard key={coupon.id} context={context} coupon={coupon} expiry={expiry} />
      ))}
    </ul>
  );
}

import type { Frame } from '../frame.ts';
import type { Coupon } from '../schema/schema.ts';
import { CouponCard } from './coupon-card.tsx';

type CouponListProps = { frame: Frame; coupons: Coupon[]; expiry: string };

/** The coupons, two in a row on wide screens and on paper. */
export function CouponList({ frame, coupons, expiry }: CouponListProps) {
  return (
    <ul className="coupon-list">
      {coupons.map((coupon) => (
        <CouponCard key={coupon.id} frame={frame} coupon={coupon} expiry={expiry} />
      ))}
    </ul>
  );
}

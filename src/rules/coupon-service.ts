import type { Coupon } from '../schema/content.ts';

/**
 * The service whose page shows a coupon: `service`, or else the one that the coupon makes cheaper.
 */
export const couponService = ({ service, off }: Coupon): string | undefined =>
  service ?? (typeof off === 'object' ? off.service : undefined);

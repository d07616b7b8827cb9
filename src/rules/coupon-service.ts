import type { Coupon } from '../schema/content.ts';

/** The name of the service whose page shows a coupon. The one that it is off does so anyway. */
export const couponService = ({ service, off }: Coupon): string | undefined =>
  service ?? (typeof off === 'object' ? off.service : undefined);

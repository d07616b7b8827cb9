import type { BuildDay } from '../generator/site.ts';
import type { Content } from '../schema/schema.ts';
import { isoDay } from './zoned-time.ts';

/** Content as pages show it on a day: without coupons whose last day has passed. */
export function contentOn<Given extends Pick<Content, 'coupons'>>(content: Given, day: BuildDay): Given {
  return { ...content, coupons: content.coupons.filter((coupon) => !hasEnded(coupon, isoDay(day))) };
}

/** Whether a coupon's own last day has passed. `today` is `YYYY-MM-DD`. */
export const hasEnded = ({ expires }: { expires?: string }, today: string): boolean => expires !== undefined && expires < today;

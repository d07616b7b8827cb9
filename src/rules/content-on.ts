import type { BuildDay } from '../generator/index.ts';
import type { Content } from '../schema/content.ts';
import { isoDay, isoMinute } from './days.ts';

/**
 * Content as pages show it on a day: without coupons whose last day has passed, and without a
 * notice that is over.
 */
export function contentOn<Given extends Pick<Content, 'coupons' | 'shop'>>(
  content: Given,
  day: BuildDay,
): Given {
  const { notice, ...shop } = content.shop;
  const isOver = notice !== undefined && notice.until <= isoMinute(day);
  return {
    ...content,
    shop: isOver ? shop : content.shop,
    coupons: content.coupons.filter((coupon) => !hasEnded(coupon, isoDay(day))),
  };
}

/** Whether a coupon's own last day has passed. `today` is `YYYY-MM-DD`. */
export const hasEnded = ({ expires }: { expires?: string }, today: string): boolean =>
  expires !== undefined && expires < today;

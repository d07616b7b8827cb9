import type { BuildDay } from '../generator/index.ts';
import type { Content } from '../schema/content.ts';
import { isExpired } from './coupon-expiry.ts';
import { formatIsoDay, formatDateTime } from './days.ts';

/**
 * Removes content that pages do not show on a day: coupons whose last day has passed, and a notice
 * that is over.
 */
export function contentOnDay<Given extends Pick<Content, 'coupons' | 'shop'>>(
  content: Given,
  day: BuildDay,
): Given {
  const { notice, ...shop } = content.shop;
  return {
    ...content,
    shop: notice && isNoticeOver(notice, day) ? shop : content.shop,
    coupons: content.coupons.filter((coupon) => !isExpired(coupon, formatIsoDay(day))),
  };
}

export const isNoticeOver = ({ until }: { until: string }, day: BuildDay): boolean =>
  until <= formatDateTime(day);

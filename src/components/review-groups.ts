import type { Review } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';

type ReviewGroup = { heading: string; note?: string; reviews: Review[] };

/** Separates the customers' reviews from the samples. */
export function reviewGroups(
  { labels }: SiteContext,
  heading: string,
  reviews: Review[],
): ReviewGroup[] {
  const groups = [
    { heading, reviews: reviews.filter(({ sample }) => !sample) },
    { ...labels.sampleNotice, reviews: reviews.filter(({ sample }) => sample) },
  ];
  return groups.filter((group) => group.reviews.length > 0);
}

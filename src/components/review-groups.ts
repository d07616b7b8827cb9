import type { Review } from '../schema/schema.ts';
import type { SiteContext } from '../site-context.ts';

type ReviewGroup = { heading: string; note?: string; reviews: Review[] };

/**
 * The customers' reviews under their own heading, and apart from them the samples, which say once
 * that no customer wrote them.
 */
export function reviewGroups(
  { labels }: SiteContext,
  heading: string,
  reviews: Review[],
): ReviewGroup[] {
  const groups = [
    { heading, reviews: reviews.filter(({ sample }) => !sample) },
    { ...labels.placeholder, reviews: reviews.filter(({ sample }) => sample) },
  ];
  return groups.filter((group) => group.reviews.length > 0);
}

import type { Labels, Review } from '../schema/schema.ts';
import { ReviewCard } from './review-card.tsx';

/** All reviews, up to three in a row. */
export function ReviewList({ reviews, labels }: { reviews: Review[]; labels: Labels }) {
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} labels={labels} />
      ))}
    </ul>
  );
}

import type { Pages, Review } from '../src/schema/schema.ts';
import type { SiteContext } from '../src/site-context.ts';
import { Band } from '../src/components/band.tsx';
import { Paragraph } from '../src/components/paragraph.tsx';
import { ReviewCard } from '../src/components/review-card.tsx';
import { ReviewMasthead } from '../src/components/review-masthead.tsx';

type ReviewsPageProps = { context: SiteContext; page: Pages['reviews']; reviews: Review[] };

/** The rating with its source, and the reviews. If the shop has no online reviews yet, the page does not speak of their average. */
export function ReviewsPage({ context, page, reviews }: ReviewsPageProps) {
  const isRated = context.shop.claims.reviewCount > 0;
  const allFive = reviews.every(({ rating }) => rating === 5);
  const intro = [allFive && page.fiveStars, isRated && page.intro].filter(Boolean).join(' ');
  return (
    <>
      <ReviewMasthead context={context} heading={page.heading} source={page.source} />
      {(reviews.length > 0 || isRated) && (
        <Band>
          <div className="review-list">
            {reviews.length > 0 && (
              <>
                <h2>{page.listHeading}</h2>
                {intro && <Paragraph text={intro} />}
                <ul>
                  {reviews.map((review) => (
                    <ReviewCard key={review.id} context={context} review={review} />
                  ))}
                </ul>
              </>
            )}
            {isRated && (
              <div className="review-list-source">
                <h3>{page.howHeading}</h3>
                <Paragraph text={page.how} />
              </div>
            )}
          </div>
        </Band>
      )}
    </>
  );
}

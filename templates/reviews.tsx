import type { Pages, Review } from '../src/schema/schema.ts';
import type { SiteContext } from '../src/site-context.ts';
import { Band, BandText } from '../src/components/band.tsx';
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
      {reviews.length > 0 && (
        <Band>
          <BandText look="head" heading={page.listHeading} paragraph={intro} lead />
          <ul className="review-list">
            {reviews.map((review) => (
              <ReviewCard key={review.id} context={context} review={review} />
            ))}
          </ul>
        </Band>
      )}
      {isRated && (
        <Band tone="alt" columns="two">
          <h2>{page.howHeading}</h2>
          <Paragraph text={page.how} lead />
        </Band>
      )}
    </>
  );
}

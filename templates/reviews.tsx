import type { Pages, Review } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { Band, BandText } from '../src/components/band.tsx';
import { Paragraph } from '../src/components/paragraph.tsx';
import { ReviewCard } from '../src/components/review-card.tsx';
import { reviewGroups } from '../src/components/review-groups.ts';
import { ReviewMasthead } from '../src/components/review-masthead.tsx';

type ReviewsPageProps = { context: SiteContext; page: Pages['reviews']; reviews: Review[] };

/**
 * The rating with its source, and the reviews. If the shop has no online reviews yet, the page does
 * not speak of their average.
 */
export function ReviewsPage({ context, page, reviews }: ReviewsPageProps) {
  const groups = reviewGroups(context, page.listHeading, reviews);
  return (
    <>
      <ReviewMasthead context={context} heading={page.heading} source={page.source} />
      {groups.map((group) => {
        const note = group.note ?? (areAllFive(group.reviews) ? page.fiveStars : undefined);
        return (
          <Band key={group.heading}>
            <div className="review-list">
              <h2>{group.heading}</h2>
              {note && <Paragraph text={note} />}
              <ul>
                {group.reviews.map((review) => (
                  <ReviewCard key={review.id} context={context} review={review} />
                ))}
              </ul>
            </div>
          </Band>
        );
      })}
      {context.shop.claims.reviewCount > 0 && (
        <Band tone="neutral" columns="two">
          <h2>{page.howHeading}</h2>
          <BandText paragraph={page.intro} lead>
            <Paragraph text={page.how} />
          </BandText>
        </Band>
      )}
    </>
  );
}

const areAllFive = (reviews: Review[]): boolean => reviews.every(({ rating }) => rating === 5);

import type { Pages, Review } from '../src/schema/schema.ts';
import type { Frame } from '../src/frame.ts';
import { Band, BandHead } from '../src/components/band.tsx';
import { Button } from '../src/components/button.tsx';
import { RatingRuler } from '../src/components/rating-ruler.tsx';
import { ReviewCard } from '../src/components/review-card.tsx';
import { Paragraph } from '../src/components/paragraph.tsx';

type ReviewsPageProps = { frame: Frame; page: Pages['reviews']; reviews: Review[] };

/** The rating with its source, and the reviews themselves. */
export function ReviewsPage({ frame, page, reviews }: ReviewsPageProps) {
  const { shop, labels, urls } = frame;
  const allFive = reviews.every(({ rating }) => rating === 5);
  return (
    <>
      <div className="review-masthead">
        <div className="wrap">
          <RatingRuler
            frame={frame}
            level={1}
            heading={
              <>
                {page.heading} <span>({shop.claims.reviewCount})</span>
              </>
            }
          />
          <Paragraph text={page.source} />
          <div className="actions">
            <Button href={urls.reviews} text={labels.reviewUs} event="review_us_button_click" />
          </div>
        </div>
      </div>
      <Band>
        <BandHead heading={page.listHeading} paragraph={allFive ? `${page.fiveStars} ${page.intro}` : page.intro} lead />
        <ul className="review-list">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} labels={labels} />
          ))}
        </ul>
      </Band>
      <Band tone="alt" columns="two">
        <h2>{page.howHeading}</h2>
        <Paragraph text={page.how} lead />
      </Band>
    </>
  );
}

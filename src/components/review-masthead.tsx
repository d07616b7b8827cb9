import type { SiteContext } from '../site-context.ts';
import { groupedDigits } from '../rules/grouped-digits.ts';
import { Button } from './button.tsx';
import { Paragraph } from './paragraph.tsx';
import { RatingRuler } from './rating-ruler.tsx';

type ReviewMastheadProps = {
  context: SiteContext;
  heading: string;
  source: string;
};

/** The amber head of the reviews' page: the rating on its ruler, and the way to add a review. */
export function ReviewMasthead({ context, heading, source }: ReviewMastheadProps) {
  const { shop, labels, urls } = context;
  const { reviewCount } = shop.claims;
  return (
    <div className="review-masthead on-amber">
      <div className="wrap">
        {reviewCount === 0 ? (
          <h1>{heading}</h1>
        ) : (
          <RatingRuler
            context={context}
            level={1}
            heading={`${heading} (${groupedDigits(reviewCount)})`}
          />
        )}
        {reviewCount > 0 && <Paragraph text={source} />}
        <div className="actions">
          <Button href={urls.reviews} text={labels.reviewUs} event="review_us_button_click" />
        </div>
      </div>
    </div>
  );
}

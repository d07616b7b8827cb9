import type { Pages, Review } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { Band, BandText } from './band.tsx';
import { Paragraph } from './paragraph.tsx';
import { Quotes } from './quotes.tsx';
import { RatingRuler } from './rating-ruler.tsx';
import { reviewGroups } from './review-groups.ts';

type PraiseProps = {
  context: SiteContext;
  rating: Pages['home']['rating'];
  quotes: Review[];
};

/** The average of the online reviews, and quotes from reviews. */
export function Praise({ context, rating, quotes }: PraiseProps) {
  return (
    <>
      {context.shop.claims.reviewCount > 0 && (
        <Band>
          <RatingRuler context={context} heading={rating.heading} level={2} />
          {rating.note && <Paragraph text={rating.note} lead />}
        </Band>
      )}
      {reviewGroups(context, rating.quotesHeading, quotes).map(({ heading, note, reviews }) => (
        <Band key={heading} tone="neutral" size="small">
          <BandText sideBySide heading={heading} paragraph={note} />
          <Quotes quotes={reviews} />
        </Band>
      ))}
    </>
  );
}

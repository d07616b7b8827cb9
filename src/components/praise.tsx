import type { Review } from '../schema/schema.ts';
import type { SiteContext } from '../site-context.ts';
import { Band } from './band.tsx';
import { Quotes } from './quotes.tsx';
import { RatingRuler } from './rating-ruler.tsx';

/** What customers say: the average of the online reviews, if there are any, and the quotes. */
export function Praise({
  context,
  heading,
  quotes,
}: {
  context: SiteContext;
  heading: string;
  quotes: Review[];
}) {
  const isRated = context.shop.claims.reviewCount > 0;
  if (!isRated && quotes.length === 0) return null;
  return (
    <Band>
      {isRated && <RatingRuler context={context} heading={heading} level={2} />}
      <Quotes context={context} quotes={quotes} />
    </Band>
  );
}

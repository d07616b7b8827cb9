import type { Review } from '../schema/schema.ts';
import type { SiteContext } from '../site-context.ts';

/** Short customer quotes in full. */
export function Quotes({ context, quotes }: { context: SiteContext; quotes: Review[] }) {
  if (quotes.length === 0) return null;
  return (
    <ul className="quotes">
      {quotes.map((quote) => (
        <li key={quote.id}>
          <figure className="ruled">
            <blockquote>{quote.text}</blockquote>
            <Attribution context={context} review={quote} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The name and the date of a quote. A sample is marked as one. */
export function Attribution({
  context: { labels },
  review,
}: {
  context: SiteContext;
  review: Review;
}) {
  return (
    <figcaption className="attribution">
      <b>{review.name}</b>, {review.date} {review.sample && <em>{labels.sampleReview}</em>}
    </figcaption>
  );
}

import type { Labels, Review } from '../schema/schema.ts';

/** Short customer quotes in full. */
export function Quotes({ quotes, labels }: { quotes: Review[]; labels: Labels }) {
  if (quotes.length === 0) return null;
  return (
    <ul className="quotes">
      {quotes.map((quote) => (
        <li key={quote.id}>
          <figure className="ruled">
            <blockquote>{quote.text}</blockquote>
            <Attribution review={quote} labels={labels} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The name and the date of a quote. A sample is marked as one. */
export function Attribution({ review, labels }: { review: Review; labels: Labels }) {
  return (
    <figcaption className="attribution">
      <b>{review.name}</b>, {review.date} {review.sample && <em>{labels.sampleReview}</em>}
    </figcaption>
  );
}

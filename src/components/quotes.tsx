import type { Labels, Review } from '../schema/schema.ts';

type QuotesProps = { quotes: Review[]; labels: Labels };

/** Customer quotes short enough to stand whole. */
export function Quotes({ quotes, labels }: QuotesProps) {
  return (
    <ul className="quotes">
      {quotes.map((quote) => (
        <li key={quote.id}>
          <figure>
            <blockquote>{quote.text}</blockquote>
            <Attribution review={quote} labels={labels} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Who said it and when; says so while the text is only a sample. */
export function Attribution({ review, labels }: { review: Review; labels: Labels }) {
  return (
    <figcaption>
      <b>{review.name}</b>, {review.date} {review.sample && <em>{labels.sampleReview}</em>}
    </figcaption>
  );
}

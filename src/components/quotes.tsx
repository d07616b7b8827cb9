import type { Review } from '../schema/schema.ts';

/** Short customer quotes in full. */
export function Quotes({ quotes }: { quotes: Review[] }) {
  return (
    <ul className="quotes">
      {quotes.map((quote) => (
        <li key={quote.id}>
          <figure className="ruled">
            <blockquote dir="auto" lang={quote.lang}>
              {quote.text}
            </blockquote>
            <Attribution review={quote} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The name and the date of a review. */
export function Attribution({ review: { name, date } }: { review: Review }) {
  return (
    <figcaption className="attribution">
      <b dir="auto">{name}</b>, {date}
    </figcaption>
  );
}

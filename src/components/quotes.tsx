import type { Review } from '../schema/content.ts';

/** Short customer quotes in full. */
export function Quotes({ quotes }: { quotes: Review[] }) {
  return (
    <ul className="quotes">
      {quotes.map((quote) => (
        <li key={quote.id}>
          <figure>
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

type AttributionProps = { review: Review; id?: string };

/** The name and the date of a review. */
export function Attribution({ review: { name, date }, id }: AttributionProps) {
  return (
    <figcaption className="attribution" id={id}>
      <b dir="auto">{name}</b>, {date}
    </figcaption>
  );
}

import type { Review } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { excerpt } from '../rules/excerpt.ts';
import { fill } from '../generator/portable.ts';
import { Attribution } from './quotes.tsx';

const STAR = 'M10 .8l2.8 6.2 6.7.7-5 4.5 1.4 6.7L10 15.5l-5.9 3.4 1.4-6.7-5-4.5 6.7-.7z';

/**
 * One review: stars, text, name and date label. The script cuts a text of more than 25 words and
 * adds a button for the rest (spec section 2).
 */
export function ReviewCard({ context, review }: { context: SiteContext; review: Review }) {
  const { labels } = context;
  const { head, rest } = excerpt(review.text);
  const byId = `by-${review.id}`;
  return (
    <li className="review-card">
      <figure>
        <Stars count={review.rating} label={labels.stars} />
        <blockquote
          {...(rest && {
            'data-widget': 'read-more' as const,
            'data-more': labels.readMore,
            'data-less': labels.showLess,
          })}
        >
          <p dir="auto" lang={review.lang}>
            {head}
            {rest && <span className="review-card-rest">{rest}</span>}
          </p>
          {rest && (
            <button type="button" aria-expanded="false" aria-describedby={byId}>
              {labels.readMore}
            </button>
          )}
        </blockquote>
        <Attribution review={review} id={byId} />
      </figure>
    </li>
  );
}

function Stars({ count, label }: { count: number; label: string }) {
  return (
    <div
      className="review-card-stars"
      role="img"
      aria-label={fill(label, { count: String(count) })}
    >
      {Array.from({ length: count }, (_, index) => (
        <svg key={index} viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </div>
  );
}

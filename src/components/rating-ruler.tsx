import { labelWidth } from '../drawings/label-width.ts';
import type { SiteContext } from '../site-context.ts';
import { fill } from '../generator/portable.ts';
import { classNames } from './class-names.ts';

/** The width of a heading in two lines beside the value, in em. A longer one is above it. */
const HEADING_EM = { 1: 13.5, 2: 17 };

/** The widest word of a section's heading that fits beside the value on phones, in em. */
const WORD_EM = 3.2;

const SCALE = [0, 1, 2, 3, 4, 5];

/** The average rating on a ruler from 0 to 5. */
export function RatingRuler({
  context,
  heading,
  level,
}: {
  context: SiteContext;
  heading: string;
  level: 1 | 2;
}) {
  const { rating } = context.shop.claims;
  const isLong = labelWidth(heading, 1) > HEADING_EM[level];
  const isNarrow =
    !isLong && level === 2 && heading.split(' ').every((word) => labelWidth(word, 1) <= WORD_EM);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      className={classNames(
        'rating-ruler',
        isLong && 'rating-ruler-long',
        isNarrow && 'rating-ruler-narrow',
      )}
      style={{ '--share': `${Math.round(rating * 200) / 10}%` }}
    >
      <Heading>{heading}</Heading>
      <p className="rating-ruler-value">{rating}</p>
      <div
        className="rating-ruler-scale"
        role="img"
        aria-label={fill(context.labels.ratingScale, { rating: String(rating) })}
      >
        <i />
        <div />
        <p>
          {SCALE.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Paragraph } from './paragraph.tsx';
import { RichText } from './rich-text.tsx';

type BandProps = {
  children: ReactNode;
  tone?: 'light' | 'neutral' | 'dark';
  id?: string;
  /** The layout from 900 px up: text beside artwork, or one column. */
  columns?: 'one' | 'two';
  /** Without a heading of its own. */
  plain?: boolean;
  /** `small` is for what a page has besides its subject. */
  size?: 'small';
};

const TONE_CLASSES = {
  light: 'band band-light',
  neutral: 'band band-alt',
  dark: 'band band-dark on-dark',
};

/** A full-width stripe of the page with the site's margins. */
export function Band({ children, tone = 'light', id, columns = 'one', plain, size }: BandProps) {
  const Stripe = plain ? 'div' : 'section';
  return (
    <Stripe className={size ? `${TONE_CLASSES[tone]} band-${size}` : TONE_CLASSES[tone]} id={id}>
      <div className={columns === 'two' ? 'wrap band-two' : 'wrap'}>{children}</div>
    </Stripe>
  );
}

type BandTextProps = {
  heading?: string;
  paragraph?: string;
  lead?: boolean;
  /** `head` begins a band of one column. `brief` has at most one paragraph. */
  variant?: 'head' | 'brief';
  children?: ReactNode;
};

const VARIANT_CLASSES = { head: 'band-head', brief: 'band-text' };

/** A heading and a paragraph, if there are any, and what follows them. */
export function BandText({ heading, paragraph, lead, variant, children }: BandTextProps) {
  return (
    <div className={variant ? VARIANT_CLASSES[variant] : 'band-text band-long'}>
      {heading && (
        <h2>
          <RichText text={heading} />
        </h2>
      )}
      {paragraph && <Paragraph text={paragraph} lead={lead} />}
      {children}
    </div>
  );
}

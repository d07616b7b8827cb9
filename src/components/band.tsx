import type { ReactNode } from 'react';
import { Paragraph } from './paragraph.tsx';
import { RichText } from './rich-text.tsx';

type BandProps = {
  children: ReactNode;
  tone?: 'light' | 'alt' | 'dark';
  id?: string;
  /** The layout from 900 px up: text beside artwork, or one column. */
  columns?: 'one' | 'two';
  /** Makes a `<div>` instead of a `<section>`, for a band without a heading. */
  plain?: boolean;
};

const TONES = { light: 'band', alt: 'band band-alt', dark: 'band band-dark on-dark' };

/** A full-width stripe of the page with the site's margins. */
export function Band({ children, tone = 'light', id, columns = 'one', plain }: BandProps) {
  const Stripe = plain ? 'div' : 'section';
  return (
    <Stripe className={TONES[tone]} id={id}>
      <div className={columns === 'two' ? 'wrap band-two' : 'wrap'}>{children}</div>
    </Stripe>
  );
}

type WordsProps = {
  heading: string;
  paragraph?: string;
  /** Makes the paragraph larger. */
  lead?: boolean;
};

/** The head of a band of one column: a heading, and beside it, where there is room, a paragraph and what follows it. */
export function BandHead({ heading, paragraph, lead, children }: WordsProps & { children?: ReactNode }) {
  return (
    <div className="band-head">
      <h2>
        <RichText text={heading} />
      </h2>
      {paragraph && <Paragraph text={paragraph} lead={lead} />}
      {children}
    </div>
  );
}

type BandTextProps = Partial<WordsProps> & {
  /** `loud` has a very large heading, `ruled` a line above it. */
  look?: 'loud' | 'ruled';
  children?: ReactNode;
};

/** A column of text in a band: a heading and a paragraph, if there are any, and what follows them. */
export function BandText({ heading, paragraph, lead, look, children }: BandTextProps) {
  return (
    <div className={look ? `band-text band-${look}` : 'band-text'}>
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

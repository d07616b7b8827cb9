import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Paragraph } from './paragraph.tsx';
import { RichText } from './rich-text.tsx';

type BandProps = {
  children: ReactNode;
  tone?: 'light' | 'neutral' | 'dark';
  id?: string;
  /** The layout from 900 px up: text beside artwork, or one column. */
  columns?: 'one' | 'two';
  /** Whether its element is a section. A band without a heading is none. */
  isSection?: boolean;
  /** `small` is for content beside the page's subject. */
  size?: 'small';
};

/** A full-width stripe of the page with the site's margins. */
export function Band({
  children,
  tone = 'light',
  id,
  columns = 'one',
  isSection = true,
  size,
}: BandProps) {
  const Stripe = isSection ? 'section' : 'div';
  return (
    <Stripe
      className={classNames(
        `band band-${tone}`,
        tone === 'dark' && 'on-dark',
        size && `band-${size}`,
      )}
      id={id}
    >
      <div className={columns === 'two' ? 'wrap band-two' : 'wrap'}>{children}</div>
    </Stripe>
  );
}

type BandTextProps = {
  heading?: string;
  paragraph?: string;
  lead?: boolean;
  /** The paragraph beside the heading, at the start of a band of one column. */
  sideBySide?: boolean;
  children?: ReactNode;
};

/** The texts of a band: an optional heading and paragraph, then the children. */
export function BandText({ heading, paragraph, lead, sideBySide, children }: BandTextProps) {
  return (
    <div className={sideBySide ? 'band-head' : 'band-text'}>
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

import type { ReactNode } from 'react';

type BandProps = {
  children: ReactNode;
  tone?: 'light' | 'alt' | 'dark';
  id?: string;
  /** Columns from 900 px up: text beside artwork, or one column. */
  columns?: 'one' | 'two';
  /** For a stripe that no heading names. */
  plain?: boolean;
};

/** A full-width stripe of the page with the site's margins. */
export function Band({ children, tone = 'light', id, columns = 'one', plain }: BandProps) {
  const Stripe = plain ? 'div' : 'section';
  return (
    <Stripe className={tone === 'light' ? 'band' : `band band-${tone}`} id={id}>
      <div className={columns === 'two' ? 'wrap band-two' : 'wrap'}>{children}</div>
    </Stripe>
  );
}

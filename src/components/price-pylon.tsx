import type { ReactNode } from 'react';
import type { Dollars } from '../rules/dollars.ts';
import { Paragraph } from './paragraph.tsx';
import { Price } from './price.tsx';
import { removalAttributesAfter } from './timed.ts';

export type PylonPrice = {
  value: Dollars | string;
  label: string;
  href?: string;
  lastDay?: string;
};

type PricePylonProps = {
  heading: string;
  note?: string;
  prices: PylonPrice[];
  children?: ReactNode;
};

/** Prices that look like the price sign of a gas station. */
export function PricePylon({ heading, note, prices, children }: PricePylonProps) {
  if (prices.length === 0) return null;
  return (
    <section className="price-pylon on-dark" {...removalAttributesAfter(whenAllEnd(prices))}>
      <div className="wrap">
        <div className="price-pylon-head">
          <h2>{heading}</h2>
          {note && <Paragraph text={note} />}
        </div>
        <PriceCells prices={prices} />
        {children}
      </div>
    </section>
  );
}

/** The prices of a sign, side by side. */
export function PriceCells({ prices }: { prices: PylonPrice[] }) {
  return (
    <ul className={prices.length === 3 ? 'price-pylon-three' : undefined}>
      {prices.map((price) => (
        <li key={price.label} {...removalAttributesAfter(price.lastDay)}>
          {price.href ? <a href={price.href}>{cell(price)}</a> : <p>{cell(price)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The day on which the last of the offers ends, if all of them end. */
export function whenAllEnd(prices: PylonPrice[]): string | undefined {
  const days = prices.flatMap(({ lastDay }) => lastDay ?? []);
  return days.length === prices.length ? days.sort().at(-1) : undefined;
}

const cell = ({ value, label }: PylonPrice) => (
  <>
    <b>
      <Price value={value} />
    </b>{' '}
    <span>{label}</span>
  </>
);

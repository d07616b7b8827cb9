import type { ReactNode } from 'react';
import type { Dollars } from '../rules/dollars.ts';
import { CheckList } from './check-list.tsx';
import { Paragraph } from './paragraph.tsx';
import { Price } from './price.tsx';

type PriceCardProps = {
  amount: Dollars;
  heading: string;
  paragraph?: string;
  points: string[];
  children: ReactNode;
};

/** One large price, and what the customer gets for it. */
export function PriceCard({ amount, heading, paragraph, points, children }: PriceCardProps) {
  return (
    <div className="price-card">
      <h2>
        <span className="price-card-amount">
          <Price value={amount} />
        </span>{' '}
        {heading}
      </h2>
      <div>
        {paragraph && <Paragraph text={paragraph} />}
        <CheckList items={points} />
        {children}
      </div>
    </div>
  );
}

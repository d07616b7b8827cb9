import type { Dollars } from '../rules/dollars.ts';
import { Paragraph } from './paragraph.tsx';
import { Price } from './price.tsx';

export type PylonPrice = {
  /** An amount, or a word or figure such as Free or 25+. */
  value: Dollars | string;
  label: string;
  href?: string;
};

/** Prices that look like the price sign of a gas station. Shows nothing if there are no prices. */
export function PricePylon({ heading, note, prices }: { heading: string; note?: string; prices: PylonPrice[] }) {
  if (prices.length === 0) return null;
  return (
    <section className="price-pylon on-dark">
      <div className="wrap">
        <div className="price-pylon-head">
          <h2>{heading}</h2>
          {note && <Paragraph text={note} />}
        </div>
        <ul>
          {prices.map((price) => (
            <li key={price.label}>{price.href ? <a href={price.href}>{words(price)}</a> : <p>{words(price)}</p>}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const words = ({ value, label }: PylonPrice) => (
  <>
    <b>
      <Price value={value} />
    </b>{' '}
    <span>{label}</span>
  </>
);

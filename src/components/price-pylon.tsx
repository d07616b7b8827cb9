import type { Dollars } from '../rules/price.ts';
import { Price } from './price.tsx';

export type PylonPrice = {
  /** An amount, or a word or figure such as Free or 25+. */
  value: Dollars | string;
  label: string;
  href?: string;
};

type PricePylonProps = { heading: string; note?: string; prices: PylonPrice[] };

/** Prices set like the price sign of a gas station. Shows nothing where there is no price. */
export function PricePylon({ heading, note, prices }: PricePylonProps) {
  if (prices.length === 0) return null;
  return (
    <section className="price-pylon">
      <div className="wrap">
        <div className="price-pylon-head">
          <h2>{heading}</h2>
          {note && <p>{note}</p>}
        </div>
        <ul>
          {prices.map(({ value, label, href }) => (
            <li key={label}>
              {href ? (
                <a href={href}>
                  <b>
                    <Price value={value} />
                  </b>{' '}
                  <span>{label}</span>
                </a>
              ) : (
                <p>
                  <b>
                    <Price value={value} />
                  </b>{' '}
                  <span>{label}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

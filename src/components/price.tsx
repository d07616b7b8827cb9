import { type Dollars, dollars } from '../rules/dollars.ts';

/** A large price with a raised dollar sign. A word, such as Free, stays as it is. */
export function Price({ value }: { value: Dollars | string }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <sup>$</sup>
      {value}
    </>
  );
}

/** The price beside a service's name, if it has one. */
export const PriceBadge = ({ price }: { price: Dollars | undefined }) =>
  price !== undefined && <b>{dollars(price)}</b>;

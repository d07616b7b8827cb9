import { type Dollars, dollars } from '../rules/dollars.ts';

type PriceProps = {
  /** An amount, or a word or figure such as Free or 25+, which stays as it is. */
  value: Dollars | string;
  /** True puts the dollar sign on the baseline, as in text. Otherwise it is raised, as on a gas station's sign. */
  plain?: boolean;
};

/** A price in markup. No other component writes a dollar sign. */
export function Price({ value, plain = false }: PriceProps) {
  if (typeof value === 'string') return value;
  if (plain) return dollars(value);
  return (
    <>
      <sup>$</sup>
      {value}
    </>
  );
}

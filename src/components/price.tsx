import { type Dollars, dollars } from '../rules/price.ts';

type PriceProps = {
  /** An amount, or a word or figure such as Free or 25+, which stays as it is. */
  value: Dollars | string;
  /** The sign stands on the line, as in a text. Without this it is raised, as on a forecourt. */
  plain?: boolean;
};

/** The one place where markup gets a dollar sign. */
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

import type { Dollars } from '../rules/dollars.ts';

/**
 * A large price, its dollar sign raised as on a gas station's sign. A word or figure, such as Free
 * or 25+, stays as it is.
 */
export function Price({ value }: { value: Dollars | string }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <sup>$</sup>
      {value}
    </>
  );
}

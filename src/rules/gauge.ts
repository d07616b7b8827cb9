/** A place on a gauge: `words` holds from this value up to the next. */
type Zone = { from: number };

/** How far a value is on the way from one end to the other, 0 to 1, to a thousandth. */
export const shareOf = (value: number, { from, to }: { from: number; to: number }): number =>
  Math.round((1000 * (value - from)) / (to - from)) / 1000;

/** The zone of a value: the last that begins at or below it. `zones` go up. */
export const zoneOf = <Z extends Zone>(value: number, zones: readonly Z[]): Z | undefined =>
  zones.findLast(({ from }) => from <= value);

/** A number with digits as in `step` and an en dash as its minus, which the condensed font has. */
export function gaugeNumber(value: number, step: number): string {
  const digits = String(step).split('.')[1]?.length ?? 0;
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return value < 0 ? `\u2013${text}` : text;
}

/** The unit after a number, with a space before a word. */
export const unitText = (unit: string): string => (/^[a-z]/i.test(unit) ? ` ${unit}` : unit);

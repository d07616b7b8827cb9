/**
 * How many mistakes a person gets to read. More would not help, and to find the line of each takes
 * a look at its whole text.
 */
export const MAX_MISTAKES = 100;

/** The first hundred items, and if there are others, a line with their number. */
export function firstHundred<T>(items: readonly T[]): { first: T[]; andMore: string[] } {
  const first = items.slice(0, MAX_MISTAKES);
  const others = items.length - first.length;
  return { first, andMore: others > 0 ? [`… and ${others.toLocaleString('en-US')} more.`] : [] };
}

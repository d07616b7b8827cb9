/**
 * The most mistakes that a message lists. More would not help, and finding the line of each means
 * reading its whole text.
 */
export const MAX_MISTAKES = 100;

/** The first hundred items, and if there are others, a line with their number. */
export function firstHundred<T>(items: readonly T[]): { first: T[]; andMore: string[] } {
  const first = items.slice(0, MAX_MISTAKES);
  const others = items.length - first.length;
  return { first, andMore: others > 0 ? [`… and ${others.toLocaleString('en-US')} more.`] : [] };
}

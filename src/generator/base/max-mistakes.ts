/**
 * The most mistakes that a message lists. More would not help, and finding the line of each means
 * reading its whole text.
 */
export const MAX_MISTAKES = 100;

/** The items that a message lists, and if there are others, a line with their number. */
export function listed<T>(items: readonly T[]): { shown: T[]; andMore: string[] } {
  const shown = items.slice(0, MAX_MISTAKES);
  const others = items.length - shown.length;
  return { shown, andMore: others > 0 ? [`… and ${others.toLocaleString('en-US')} more.`] : [] };
}

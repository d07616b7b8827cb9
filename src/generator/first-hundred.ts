const MOST = 100;

/** One line for each of the first hundred items, then one line with the number of the rest. More errors would not help. */
export function firstHundred<T>(items: readonly T[], lineOf: (item: T) => string): string[] {
  const lines = items.slice(0, MOST).map(lineOf);
  const more = items.length - lines.length;
  return more > 0 ? [...lines, `… and ${more.toLocaleString('en-US')} more.`] : lines;
}

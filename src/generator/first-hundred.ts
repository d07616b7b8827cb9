const MOST = 100;

/** One line for each item, up to a hundred; then one line says how many more there are. Nobody reads ten thousand errors. */
export function firstHundred<T>(items: readonly T[], lineOf: (item: T) => string): string[] {
  const lines = items.slice(0, MOST).map(lineOf);
  const more = items.length - lines.length;
  return more > 0 ? [...lines, `… and ${more.toLocaleString('en-US')} more.`] : lines;
}

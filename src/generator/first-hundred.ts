const MOST = 100;

/** The first hundred items, and if there are others, a line with their number. More errors would not help. */
export function firstHundred<T>(items: readonly T[]): { first: T[]; rest: string[] } {
  const first = items.slice(0, MOST);
  const others = items.length - first.length;
  return { first, rest: others > 0 ? [`… and ${others.toLocaleString('en-US')} more.`] : [] };
}

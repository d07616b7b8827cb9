/** The candidate that a mistyped word most likely means; undefined if none is close enough. */
export function closestMatch(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let fewest = Infinity;
  for (const candidate of candidates) {
    const whole = candidate.toLowerCase();
    const limit = Math.max(1, Math.floor(Math.max(wanted.length, whole.length) / 3));
    const isStart = isWordStart(wanted, whole) || isWordStart(whole, wanted);
    // Each extra letter is an edit. This check skips the slow comparison of very long words.
    if (!isStart && Math.abs(wanted.length - whole.length) > limit) continue;
    const edits = isStart ? 1 : distance(wanted, whole);
    if (edits <= limit && edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}

/** Asks whether the reader meant the `suggestion`. Without one, returns `otherwise`. */
export const didYouMean = (suggestion: string | undefined, otherwise = ''): string =>
  suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`;

// "summer" means "summer-sale", no matter how many letters are missing. "a" does not mean "about".
function isWordStart(start: string, whole: string): boolean {
  return start.length > 2 && whole.startsWith(start) && /[^a-z0-9]/.test(whole[start.length] ?? '');
}

/**
 * Edits that turn one word into the other: insert, delete, replace, or swap two adjacent letters.
 */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (!same && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

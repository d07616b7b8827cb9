import { runNumber, type WordRuns } from './word-runs.ts';

/** The names of two texts, and how much they overlap: the fraction of the smaller text's word runs that the other also has, 0 to 1. */
export type Pair = { a: string; b: string; overlap: number };

/** The word runs of a text. */
export type Runs = { name: string; runs: WordRuns };

/** A run that is in more texts than this is too common to find similar texts: the number of pairs would grow with the square of the number of texts. */
const RARE = 64;

/**
 * The pairs of texts that share at least `most` of their runs, and the closest pair. If pairs are equal, the first one
 * counts. The result is exact for up to 64 texts. With more, every text that is too similar to another is still reported,
 * but if two texts share only runs that more than 64 texts have, only one such pair is reported per text, and the closest
 * pair ignores them. The time grows with the number of texts, not with its square.
 */
export function compareTexts(texts: Runs[], most: number): { alike: Pair[]; closest: Pair | undefined } {
  const { rare, common, holders, sizes } = sharedRuns(texts);
  const counts = new Uint32Array(texts.length);
  const alike = new Map<number, Pair>();
  let closest: Pair | undefined;
  const pairOf = (i: number, j: number, shared: number): Pair => ({
    a: texts[i]!.name,
    b: texts[j]!.name,
    overlap: shared / Math.min(sizes[i]!, sizes[j]!),
  });

  for (let j = 0; j < texts.length; j++) {
    const earlier = new Set<number>();
    for (const run of rare[j]!) {
      for (const i of holders[run]!) {
        if (i >= j) break;
        counts[i]! += 1;
        earlier.add(i);
      }
    }
    for (const i of [...earlier].sort((a, b) => a - b)) {
      const pair = pairOf(i, j, counts[i]! + sharedBy(common[i]!, common[j]!));
      counts[i] = 0;
      if (pair.overlap >= most) alike.set(i * texts.length + j, pair);
      if (pair.overlap > (closest?.overlap ?? 0)) closest = pair;
    }
    const i = partner(j);
    if (i !== undefined)
      alike.set(
        Math.min(i, j) * texts.length + Math.max(i, j),
        pairOf(Math.min(i, j), Math.max(i, j), sharedBy(rare[i]!, rare[j]!) + sharedBy(common[i]!, common[j]!)),
      );
  }

  /** Finds a text that shares so many common runs with the text `j` that the two are too similar. */
  function partner(j: number): number | undefined {
    const needed = Math.max(1, Math.ceil(most * sizes[j]!));
    const runs = [...common[j]!].sort((a, b) => holders[a]!.length - holders[b]!.length);
    // Leave out any `needed - 1` runs: a similar text must share at least one of the rest.
    const tried = new Set([j]);
    for (const run of runs.slice(0, Math.max(0, runs.length - needed + 1))) {
      for (const i of holders[run]!) {
        if (!tried.has(i) && sharedBy(common[i]!, common[j]!) >= most * Math.min(sizes[i]!, sizes[j]!)) return i;
        tried.add(i);
      }
    }
    return undefined;
  }

  const [first, second] = texts;
  if (!closest && first && second) closest = { a: first.name, b: second.name, overlap: 0 };
  return { alike: [...alike.values()].sort((one, other) => other.overlap - one.overlap), closest };
}

/**
 * For each text, the runs that it shares with others, in ascending order, with rare and common runs apart; for each of these
 * runs, its texts; and for each text, the number of its distinct runs.
 */
function sharedRuns(texts: Runs[]): { rare: number[][]; common: number[][]; holders: number[][]; sizes: number[] } {
  const repeated = repeatedHighs(texts);
  const numbers = new Map<number, number>();
  const holders: number[][] = [];
  const sizes = texts.map(({ runs }) => runs.highs.length);
  const shared = texts.map(({ runs }, text) => {
    const found: number[] = [];
    // With thousands of texts, an index is twice as fast as an iterator.
    for (let i = 0; i < runs.highs.length; i++) {
      if (!repeated.has(runs.highs[i]!)) continue;
      const run = runNumber(runs, i);
      let number = numbers.get(run);
      if (number === undefined) numbers.set(run, (number = holders.push([]) - 1));
      const owners = holders[number]!;
      if (owners.at(-1) === text) sizes[text]! -= 1;
      else {
        owners.push(text);
        found.push(number);
      }
    }
    return found.sort((a, b) => a - b);
  });
  const isRare = (run: number): boolean => holders[run]!.length <= RARE;
  return {
    rare: shared.map((runs) => runs.filter(isRare)),
    common: shared.map((runs) => runs.filter((run) => !isRare(run))),
    holders,
    sizes,
  };
}

/** The high numbers that more than one run has. */
function repeatedHighs(texts: Runs[]): Set<number> {
  const all = new Int32Array(texts.reduce((sum, { runs }) => sum + runs.highs.length, 0));
  let end = 0;
  for (const { runs } of texts) {
    all.set(runs.highs, end);
    end += runs.highs.length;
  }
  all.sort();
  const found = new Set<number>();
  for (let i = 1; i < all.length; i++) if (all[i] === all[i - 1]) found.add(all[i]!);
  return found;
}

/** How many numbers two ascending lists have in common. */
function sharedBy(a: number[], b: number[]): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const difference = a[i]! - b[j]!;
    if (difference === 0) shared += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return shared;
}

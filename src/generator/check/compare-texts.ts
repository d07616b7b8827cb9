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
  const shared = sharedRuns(texts);
  const { rare, common, holders, sizes } = shared;
  const [first, second] = texts;
  let closest = first && second && { a: first.name, b: second.name, overlap: 0 };
  const alike = new Map<string, Pair>();
  const compare = (i: number, j: number, sharedRare: number): Pair => {
    const pair = {
      a: texts[i]!.name,
      b: texts[j]!.name,
      overlap: (sharedRare + sharedBy(common[i]!, common[j]!)) / Math.min(sizes[i]!, sizes[j]!),
    };
    if (pair.overlap >= most) alike.set(`${i} ${j}`, pair);
    return pair;
  };

  /** For each text, how many rare runs it shares with the text `j`. */
  const counts = new Int32Array(texts.length);
  for (let j = 0; j < texts.length; j++) {
    const others: number[] = [];
    for (const run of rare[j]!) {
      for (const i of holders[run]!) {
        if (i >= j) break;
        if (counts[i] === 0) others.push(i);
        counts[i]! += 1;
      }
    }
    for (const i of others.sort((a, b) => a - b)) {
      const pair = compare(i, j, counts[i]!);
      if (pair.overlap > closest!.overlap) closest = pair;
      counts[i] = 0;
    }
    const partner = partnerOf(j, shared, most);
    if (partner !== undefined) compare(Math.min(partner, j), Math.max(partner, j), sharedBy(rare[partner]!, rare[j]!));
  }
  return { alike: [...alike.values()].sort((one, other) => other.overlap - one.overlap), closest };
}

/** A text that shares so many common runs with the text `j` that the two are too similar. */
function partnerOf(j: number, { common, holders, sizes }: SharedRuns, most: number): number | undefined {
  const needed = Math.max(1, Math.ceil(most * sizes[j]!));
  if (common[j]!.length < needed) return undefined;
  const runs = [...common[j]!].sort((a, b) => holders[a]!.length - holders[b]!.length);
  // Leave out any `needed - 1` runs: a similar text must share at least one of the rest.
  const tried = new Set([j]);
  for (const run of runs.slice(0, runs.length - needed + 1)) {
    for (const i of holders[run]!) {
      if (!tried.has(i) && sharedBy(common[i]!, common[j]!) >= most * Math.min(sizes[i]!, sizes[j]!)) return i;
      tried.add(i);
    }
  }
  return undefined;
}

type SharedRuns = {
  /** For each text, the runs that it shares with few others, in ascending order. */
  rare: number[][];
  /** For each text, the runs that it shares with many others, in ascending order. */
  common: number[][];
  /** For each of these runs, its texts, in ascending order. */
  holders: number[][];
  /** For each text, the number of its distinct runs. */
  sizes: number[];
};

function sharedRuns(texts: Runs[]): SharedRuns {
  const isRepeated = repeatedHighs(texts);
  const numbers = new Map<number, number>();
  const holders: number[][] = [];
  const sizes = texts.map(({ runs }) => runs.highs.length);
  const shared = texts.map(({ runs }, text) => {
    const found: number[] = [];
    const { highs } = runs;
    // With thousands of texts, an index is twice as fast as an iterator.
    for (let i = 0; i < highs.length; i++) {
      if (!isRepeated(highs[i]!)) continue;
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

/**
 * Makes a function that tells whether more than one run has a high number. The numbers are grouped by their upper 16 bits. In a
 * group, the lower 16 bits are an index that tells which group had them last. With millions of runs, sorting all numbers takes
 * three times as long.
 */
function repeatedHighs(texts: Runs[]): (high: number) => boolean {
  /** The start of each group, and the end of the last one. */
  const starts = new Int32Array(HALF + 1);
  for (const { runs } of texts) for (let i = 0; i < runs.highs.length; i++) starts[(runs.highs[i]! >>> 16) + 1]! += 1;
  for (let group = 0; group < HALF; group++) starts[group + 1]! += starts[group]!;
  const lowers = new Uint16Array(starts[HALF]!);
  const next = starts.slice();
  for (const { runs } of texts) for (let i = 0; i < runs.highs.length; i++) lowers[next[runs.highs[i]! >>> 16]!++] = runs.highs[i]!;
  const found = new Set<number>();
  const lastGroup = new Int32Array(HALF).fill(-1);
  for (let group = 0; group < HALF; group++) {
    for (let i = starts[group]!; i < starts[group + 1]!; i++) {
      const lower = lowers[i]!;
      if (lastGroup[lower] === group) found.add((group << 16) | lower);
      lastGroup[lower] = group;
    }
  }
  // Few runs are repeated, and a small table of their first 20 bits tells most others apart without the set.
  const firstBits = new Uint8Array(2 ** 20);
  for (const high of found) firstBits[high >>> 12] = 1;
  return (high) => firstBits[high >>> 12] === 1 && found.has(high);
}

/** How many numbers 16 bits can hold. */
const HALF = 2 ** 16;

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

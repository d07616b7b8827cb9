/** The names of two texts, and how much they overlap: the fraction of the smaller text's word runs that the other also has, 0 to 1. */
export type Pair = { a: string; b: string; overlap: number };

/** The word runs of a text. */
export type Runs = { name: string; runs: Float64Array };

/** A run that more texts have than this makes no pairs. */
export const RARE = 64;

type Comparison = {
  /** The pairs of texts that share at least `most` of their runs, the closest first. */
  alike: Pair[];
  /** The closest pair, the first one of several. */
  closest: Pair | undefined;
  /** The texts that have at least `most` of their runs in common with more than 64 texts, and that fraction. */
  common: { name: string; part: number }[];
};

/**
 * Finds texts that are too similar. A run that more than 64 texts have does not make a pair of any two of them. A text with at
 * least `most` of its runs like that is in `common` instead. So the time grows with the number of texts, not with its square.
 */
export function compareTexts(texts: Runs[], most: number): Comparison {
  const { sizes, commons, holders } = indexRuns(texts);
  const [first, second] = texts;
  let closest = first && second && { a: first.name, b: second.name, overlap: 0 };
  const alike: Pair[] = [];
  for (const [j, lists] of holders.entries()) {
    const rare = new Map<number, number>();
    for (const list of lists) for (const i of list) if (i < j) rare.set(i, (rare.get(i) ?? 0) + 1);
    for (const [i, count] of [...rare].sort(([a], [b]) => a - b)) {
      const smaller = Math.min(sizes[i]!, sizes[j]!);
      const atMost = (count + Math.min(commons[i]!, commons[j]!)) / smaller;
      if (atMost < most && atMost <= closest!.overlap) continue;
      const pair = {
        a: texts[i]!.name,
        b: texts[j]!.name,
        overlap: sharedBy(texts[i]!.runs, texts[j]!.runs) / smaller,
      };
      if (pair.overlap >= most) alike.push(pair);
      if (pair.overlap > closest!.overlap) closest = pair;
    }
  }
  const parts = texts.map(({ name }, text) => ({ name, part: commons[text]! / sizes[text]! }));
  return {
    alike: alike.sort((one, other) => other.overlap - one.overlap),
    closest,
    common: parts.filter(({ part }) => part >= most),
  };
}

type Index = {
  /** For each text, the number of its distinct runs. */
  sizes: Int32Array;
  /** For each text, how many of its runs more than 64 texts have. */
  commons: Int32Array;
  /** For each text and each run that it shares with few others, the texts that have it. */
  holders: number[][][];
};

function indexRuns(texts: Runs[]): Index {
  const [sizes, commons] = [new Int32Array(texts.length), new Int32Array(texts.length)];
  const holders: number[][][] = texts.map(() => []);
  const entries = sortedEntries(texts);
  for (let start = 0, end = 0; start < entries.length; start = end) {
    const run = Math.floor(entries[start]! / texts.length);
    const first = run * texts.length;
    end = start + 1;
    while (end < entries.length && entries[end]! < first + texts.length) end += 1;
    const list: number[] = [];
    for (let i = start; i < end; i++)
      if (entries[i] !== entries[i - 1]) list.push(entries[i]! - first);
    for (const text of list) sizes[text]! += 1;
    if (list.length > RARE) for (const text of list) commons[text]! += 1;
    else if (list.length > 1) for (const text of list) holders[text]!.push(list);
  }
  return { sizes, commons, holders };
}

/** One number for each run of each text, sorted: the run, whose last bits give way to the text. A Map takes far more memory. */
function sortedEntries(texts: Runs[]): Float64Array {
  const entries = new Float64Array(texts.reduce((length, { runs }) => length + runs.length, 0));
  let at = 0;
  for (const [text, { runs }] of texts.entries())
    for (let i = 0; i < runs.length; i++)
      entries[at++] = Math.floor(runs[i]! / texts.length) * texts.length + text;
  return entries.sort();
}

/** How many distinct runs two texts have in common. */
function sharedBy(runs: Float64Array, others: Float64Array): number {
  const found = new Set(others);
  return [...new Set(runs)].filter((run) => found.has(run)).length;
}

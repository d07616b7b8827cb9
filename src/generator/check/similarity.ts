export type MaskedPage = {
  name: string;
  text: string;
  /** Words and phrases that count as the same word on every page, such as the name of its make. */
  mask: string[];
};

export type Pair = { a: string; b: string; overlap: number };

/** Every run of `size` words in a text; a word is a run of letters and digits, in lower case. */
export function shingles(text: string, size = 5): Set<string> {
  return wordRuns(words(text), size);
}

/** Share of the smaller set that the other one holds too: 0 to 1. An empty set shares nothing. */
export function overlap(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return small.size ? shared / small.size : 0;
}

/** Every pair of pages, the most alike first, each page's own names masked. Equal pairs keep the order of the pages. */
export function closestPairs(pages: MaskedPage[], size = 5): Pair[] {
  const sets = pages.map((page) => wordRuns(maskedWords(page), size));
  const shared = sharedCounts(sets);
  const pairs: Pair[] = [];
  for (let j = 1; j < pages.length; j++) {
    for (let i = 0; i < j; i++) {
      const least = Math.min(sets[i]!.size, sets[j]!.size);
      pairs.push({ a: pages[i]!.name, b: pages[j]!.name, overlap: least ? shared[i * pages.length + j]! / least : 0 });
    }
  }
  return pairs.sort((one, other) => other.overlap - one.overlap);
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function wordRuns(list: string[], size: number): Set<string> {
  const plain = list.join(' ');
  const runs = new Set<string>();
  let [start, end] = [0, -1];
  list.forEach((word, i) => {
    end += 1 + word.length;
    if (i < size - 1) return;
    // A slice shares the memory of the whole, which joining the words of each run again would not.
    runs.add(plain.slice(start, end));
    start += list[i - size + 1]!.length + 1;
  });
  return runs;
}

function maskedWords({ text, mask }: MaskedPage): string[] {
  const all = words(text);
  // Longest first, so that "Land Rover" goes before "Rover".
  const phrases = mask.map(words).filter((phrase) => phrase.length).sort((a, b) => b.length - a.length);
  const kept: string[] = [];
  for (let i = 0; i < all.length; ) {
    const phrase = phrases.find((candidate) => candidate.every((word, k) => all[i + k] === word));
    kept.push(phrase ? '*' : all[i]!);
    i += phrase?.length ?? 1;
  }
  return kept;
}

// One pass over an index of shingles: comparing set with set, pair by pair, looks each one up 41 times.
function sharedCounts(sets: Set<string>[]): Uint32Array {
  const counts = new Uint32Array(sets.length * sets.length);
  const holders = new Map<string, number[]>();
  sets.forEach((set, j) => {
    for (const shingle of set) {
      const earlier = holders.get(shingle);
      if (!earlier) {
        holders.set(shingle, [j]);
        continue;
      }
      for (const i of earlier) counts[i * sets.length + j]! += 1;
      earlier.push(j);
    }
  });
  return counts;
}

/** Two pages rarely share five words in a row by chance, but often four. */
const SIZE = 5;

/**
 * The distinct word runs of a text, each as a 53-bit number, in ascending order. A word is a sequence of letters and
 * digits; case does not matter. Each phrase of `mask` counts as the same word in every text. Two different runs get the
 * same number with a chance of 1 in 9·10¹⁵: with four million runs, on about ten thousand pages, once in a thousand sites.
 */
export function wordRuns(text: string, mask: string[], size = SIZE): Float64Array {
  const { high, low } = masked(hashedWords(text), mask.map(hashedWords));
  const runs = new Float64Array(Math.max(0, low.length - size + 1));
  const [highs, lows] = [rolling(high, size, 0x01000193), rolling(low, size, 0x5bd1e995)];
  for (let run = 0; run < runs.length; run++)
    runs[run] = (mix(highs[run]!, 0x85ebca6b) >>> 0) * LOW_PART + (mix(lows[run]!, 0xc2b2ae35) >>> 11);
  return distinct(runs.sort());
}

/** A run is its high 32 bits times this, and 21 low bits. */
const LOW_PART = 2 ** 21;

/** The high 32 bits of a run. They are sorted in half the time of the whole. */
export const startOfRun = (run: number): number => Math.floor(run / LOW_PART);

/** The rolling hash of each `size` words (Rabin and Karp): each is made from the one before, without the words between. */
function rolling(words: readonly number[], size: number, factor: number): Int32Array {
  const hashes = new Int32Array(Math.max(0, words.length - size + 1));
  let weightOfFirst = 1;
  for (let i = 0; i < size; i++) weightOfFirst = Math.imul(weightOfFirst, factor);
  let hash = 0;
  for (let i = 0; i < words.length; i++) {
    hash = (Math.imul(hash, factor) + words[i]!) | 0;
    if (i >= size) hash = (hash - Math.imul(words[i - size]!, weightOfFirst)) | 0;
    if (i >= size - 1) hashes[i - size + 1] = hash;
  }
  return hashes;
}

/** The words of a text, each as two 32-bit numbers. */
type Words = { high: number[]; low: number[] };

const MASK: [high: number, low: number] = [1, 1];

function hashedWords(text: string): Words {
  const words: Words = { high: [], low: [] };
  const lower = text.toLowerCase();
  let [high, low, length] = [HIGH, LOW, 0];
  for (let i = 0; i <= lower.length; i++) {
    const unit = i < lower.length ? lower.charCodeAt(i) : SPACE;
    if (unit < 128 ? ASCII[unit] : isInWord(lower, i)) {
      high = Math.imul(high ^ unit, 0x01000193);
      low = Math.imul(low ^ unit, 0x5bd1e995);
      length += 1;
    } else if (length > 0) {
      words.high.push(mix(high, 0x85ebca6b));
      words.low.push(mix(low ^ length, 0xc2b2ae35));
      [high, low, length] = [HIGH, LOW, 0];
    }
  }
  return words;
}

const SPACE = 32;
const [HIGH, LOW] = [0x811c9dc5, 0x9747b28c];

const IN_WORD = /[\p{L}\p{N}]/u;
const ASCII = Array.from({ length: 128 }, (_, code) => IN_WORD.test(String.fromCharCode(code)));

/** Whether a character is a letter or a digit. A character that takes two units of a string is looked up at both of them. */
function isInWord(text: string, at: number): boolean {
  const isSecond = at > 0 && text.codePointAt(at - 1)! > 0xffff;
  return IN_WORD.test(String.fromCodePoint(text.codePointAt(isSecond ? at - 1 : at)!));
}

/** Mixes the bits of a number: close numbers get very different results. */
function mix(value: number, factor: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), factor);
  return mixed ^ (mixed >>> 13);
}

/** Replaces each phrase by one word, the same for all phrases. The longest phrases go first: "New York City" before "New York". */
function masked(words: Words, phrases: Words[]): Words {
  const ordered = phrases.filter(({ low }) => low.length > 0).sort((a, b) => b.low.length - a.low.length);
  if (ordered.length === 0) return words;
  const { high, low } = words;
  let kept = 0;
  for (let i = 0; i < low.length; kept++) {
    let phrase: Words | undefined;
    for (const candidate of ordered) if (!phrase && isAt(words, i, candidate)) phrase = candidate;
    [high[kept], low[kept]] = phrase ? MASK : [high[i]!, low[i]!];
    i += phrase?.low.length ?? 1;
  }
  high.length = low.length = kept;
  return words;
}

function isAt(words: Words, start: number, { high, low }: Words): boolean {
  for (let i = 0; i < low.length; i++) if (words.low[start + i] !== low[i] || words.high[start + i] !== high[i]) return false;
  return true;
}

/** Sorted numbers without duplicates. */
function distinct(sorted: Float64Array): Float64Array {
  let count = 0;
  for (const value of sorted) if (count === 0 || value !== sorted[count - 1]) sorted[count++] = value;
  return sorted.slice(0, count);
}

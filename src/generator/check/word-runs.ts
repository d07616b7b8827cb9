/** Two pages rarely share five words in a row by chance, but often four. */
const SIZE = 5;

/** The word runs of a text in order, each as two 32-bit numbers. */
export type WordRuns = { readonly highs: Int32Array; readonly lows: Int32Array };

/**
 * The runs of `size` words in some markup without scripts and styles. A word is a sequence of letters and digits; case does
 * not matter. Tags and entities only separate words. Each phrase of `mask` counts as the same word in every text.
 */
export function wordRuns(markup: string, mask: string[], size = SIZE): WordRuns {
  const words = hashedWords(markup, ROOM);
  maskPhrases(
    words,
    mask.map((phrase) => hashedWords(phrase)),
  );
  return {
    highs: rolling(words.high, words.count, size, 0x01000193, 0x85ebca6b),
    lows: rolling(words.low, words.count, size, 0x5bd1e995, 0xc2b2ae35),
  };
}

/**
 * A run as one number of 53 bits. Two different runs get the same number with a chance of 1 in 9·10¹⁵: with four million
 * runs, on about ten thousand pages, once in a thousand sites.
 */
export const runNumber = ({ highs, lows }: WordRuns, index: number): number => highs[index]! * 2 ** 21 + (lows[index]! >>> 11);

/** The rolling hash of each `size` words (Rabin and Karp), with its bits mixed: each is made from the one before, without the words between. */
function rolling(words: readonly number[], count: number, size: number, factor: number, mixer: number): Int32Array {
  const hashes = new Int32Array(Math.max(0, count - size + 1));
  let weightOfFirst = 1;
  for (let i = 0; i < size; i++) weightOfFirst = Math.imul(weightOfFirst, factor);
  let hash = 0;
  for (let i = 0; i < count; i++) {
    hash = (Math.imul(hash, factor) + words[i]!) | 0;
    if (i >= size) hash = (hash - Math.imul(words[i - size]!, weightOfFirst)) | 0;
    if (i >= size - 1) hashes[i - size + 1] = mix(hash, mixer);
  }
  return hashes;
}

/** The words of a text, each as two 32-bit numbers. After the first `count`, the lists hold old numbers. */
type Words = { high: number[]; low: number[]; count: number };

/** The words of each text in turn. New lists for each page would be the largest part of what a build allocates. */
const ROOM: Words = { high: [], low: [], count: 0 };

/** Takes the place of a phrase. */
const MASKED = 1;

function hashedWords(markup: string, words: Words = { high: [], low: [], count: 0 }): Words {
  const lower = markup.toLowerCase();
  let high = HIGH;
  let low = LOW;
  let length = 0;
  let count = 0;
  for (let i = 0; i <= lower.length; i++) {
    const unit = i < lower.length ? lower.charCodeAt(i) : SPACE;
    if (unit < 128 ? ASCII[unit] === 1 : isInWord(lower, i)) {
      high = Math.imul(high ^ unit, 0x01000193);
      low = Math.imul(low ^ unit, 0x5bd1e995);
      length += 1;
      continue;
    }
    if (length > 0) {
      words.high[count] = mix(high, 0x85ebca6b);
      words.low[count] = mix(low ^ length, 0xc2b2ae35);
      count += 1;
      high = HIGH;
      low = LOW;
      length = 0;
    }
    // React escapes every `&`, and its entities are all punctuation, so an entity ends a word.
    if (unit === LESS_THAN) i = endOf(lower, '>', i);
    else if (unit === AMPERSAND) i = endOf(lower, ';', i);
  }
  words.count = count;
  return words;
}

function endOf(markup: string, sign: string, start: number): number {
  const end = markup.indexOf(sign, start);
  return end < 0 ? markup.length : end;
}

const [SPACE, AMPERSAND, LESS_THAN] = [32, 38, 60];
const HIGH = 0x811c9dc5;
const LOW = 0x9747b28c;

const IN_WORD = /[\p{L}\p{N}]/u;
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => Number(IN_WORD.test(String.fromCharCode(code))));

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
function maskPhrases(words: Words, phrases: Words[]): void {
  const ordered = phrases.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  if (ordered.length === 0) return;
  const { high, low, count } = words;
  let kept = 0;
  for (let i = 0; i < count; kept++) {
    const length = lengthOfPhraseAt(words, i, ordered);
    high[kept] = length > 0 ? MASKED : high[i]!;
    low[kept] = length > 0 ? MASKED : low[i]!;
    i += Math.max(1, length);
  }
  words.count = kept;
}

/** The number of words of the first phrase that begins at a word, or 0. */
function lengthOfPhraseAt(words: Words, start: number, phrases: Words[]): number {
  for (const { high, low, count } of phrases) {
    if (start + count > words.count) continue;
    let length = 0;
    while (length < count && words.low[start + length] === low[length] && words.high[start + length] === high[length]) length += 1;
    if (length === count) return length;
  }
  return 0;
}

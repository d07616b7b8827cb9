/** Two pages rarely share five words in a row by chance, but often four. */
const SIZE = 5;

/**
 * The runs of `size` words in some markup without scripts and styles, in order, each as a number of 53 bits. A word is a
 * sequence of letters and digits; case does not matter. Tags and entities only separate words. The phrase `mask` counts as the
 * same word in every text. Two different runs hardly ever get the same number.
 */
export function wordRuns(markup: string, mask: string, size = SIZE): Float64Array {
  const [words, phrase] = [wordsOf(markup), wordsOf(mask)];
  const hashes: number[] = [];
  for (let i = 0; i < words.length;) {
    const isMasked = words[i] === phrase[0] && phrase.every((word, at) => word === words[i + at]);
    hashes.push(isMasked ? MASKED : hashOfWord(words[i]!));
    i += isMasked ? phrase.length : 1;
  }
  const runs = new Float64Array(Math.max(0, hashes.length - size + 1));
  for (let i = 0; i < runs.length; i++) runs[i] = hashOfRun(hashes, i, i + size);
  return runs;
}

/** In place of the hash of a word. */
const MASKED = 0;

/** In a class of its own, an ASCII letter is found in half of the time. */
const WORD = /(?:[a-z0-9]|[\p{L}\p{N}])+/gu;

/** The words in lower case. React escapes every `&`, and all its entities are punctuation. */
const wordsOf = (markup: string): string[] =>
  markup
    .replace(/<[^>]*>|&[^;]*;/g, ' ')
    .toLowerCase()
    .match(WORD) ?? [];

/** FNV-1a. */
function hashOfWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash;
}

/** A number of 53 bits: the public domain's cyrb53, which mixes two hashes of 32 bits. */
function hashOfRun(words: number[], start: number, end: number): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = start; i < end; i++) {
    high = Math.imul(high ^ words[i]!, 2654435761);
    low = Math.imul(low ^ words[i]!, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}

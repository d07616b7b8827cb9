/** The distinct runs of five words of a text, each as a number: two pages rarely share one by chance. */
export type Phrases = { name: string; phrases: ReadonlySet<number> };

/** The names of two texts, and the part of the smaller text's phrases that the other also has, 0 to 1. */
export type Pair = { a: string; b: string; overlap: number };

/** A phrase that more texts have than this makes no pairs, or their number would grow with the square of the texts. */
export const RARE = 64;

/** The phrases in some markup. Tags and entities only separate words. The words `mask` count as the same word in every text. */
export function phrasesIn(markup: string, mask: string): Set<number> {
  const masked = new RegExp(`(?<= )${wordsOf(mask).join(' ')}(?= )`, 'g');
  const words = ` ${wordsOf(markup).join(' ')} `.replace(masked, '*').trim().split(' ');
  return new Set(words.slice(4).map((_, at) => hashOf(words.slice(at, at + 5).join(' '))));
}

/** Finds texts that are too similar: pairs that share a part of `most`, and texts that share it with more than 64 others. */
export function compareTexts(
  texts: readonly Phrases[],
  most: number,
): { pairs: Pair[]; common: { name: string; part: number }[] } {
  const holders = new Map<number, number[]>();
  for (const [index, { phrases }] of texts.entries())
    for (const phrase of phrases) {
      const list = holders.get(phrase) ?? [];
      if (list.push(index) === 1) holders.set(phrase, list);
    }
  const isCommon = (phrase: number): boolean => holders.get(phrase)!.length > RARE;
  const partOf = (text: Phrases, isShared: (phrase: number) => boolean): number =>
    [...text.phrases].filter(isShared).length / text.phrases.size;

  const candidates = new Set<number>();
  for (const list of holders.values())
    if (list.length <= RARE)
      for (const a of list) for (const b of list) if (a < b) candidates.add(a * texts.length + b);
  const pairs = Array.from(candidates, (key) => {
    const [a, b] = [texts[Math.floor(key / texts.length)]!, texts[key % texts.length]!];
    const [smaller, larger] = a.phrases.size < b.phrases.size ? [a, b] : [b, a];
    const overlap = partOf(smaller, (phrase) => larger.phrases.has(phrase));
    return { a: a.name, b: b.name, overlap };
  });
  const common = texts.map((text) => ({ name: text.name, part: partOf(text, isCommon) }));
  return {
    pairs: pairs.filter(({ overlap }) => overlap >= most),
    common: common.filter(({ part }) => part >= most),
  };
}

const wordsOf = (markup: string): string[] =>
  markup
    .replace(/<[^>]*>|&[^;]*;/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Texts would take five times the memory. */
function hashOf(phrase: string): number {
  let hash = 0;
  for (let at = 0; at < phrase.length; at++)
    hash = (Math.imul(hash, 31) + phrase.charCodeAt(at)) | 0;
  return hash;
}

/** The distinct runs of five words of a text, as numbers: two pages rarely share one by chance. */
type Phrases = { name: string; phrases: ReadonlySet<number> };

/** A phrase that more texts have makes no pairs, or their number would grow with the square. */
export const MOST_PAGES = 64;

/**
 * The phrases in some markup. Tags and entities only separate words. The words `mask` count as the
 * same word in every text.
 */
export function phrasesIn(markup: string, mask: string): Set<number> {
  const masked = new RegExp(`(?<= )${wordsOf(mask).join(' ')}(?= )`, 'g');
  const words = ` ${wordsOf(markup).join(' ')} `.replace(masked, '*').trim().split(' ');
  const hashes = words.map(hashOf);
  const phrases = new Set<number>();
  for (let at = 5; at <= hashes.length; at++) phrases.add(hashes.slice(at - 5, at).reduce(mix, 0));
  return phrases;
}

/**
 * Finds texts that are too similar: pairs that share a part of `most`, of the smaller text's
 * phrases, and texts that share it with more than 64 others. A part is 0 to 1.
 */
export function compareTexts(texts: readonly Phrases[], most: number) {
  const holders = new Map<number, number[]>();
  for (const [index, { phrases }] of texts.entries())
    for (const phrase of phrases)
      if (!holders.get(phrase)?.push(index)) holders.set(phrase, [index]);

  const candidates = new Set<number>();
  for (const list of holders.values())
    if (list.length <= MOST_PAGES)
      for (const a of list) for (const b of list) if (a < b) candidates.add(a * texts.length + b);
  const pairs = Array.from(candidates, (key) => {
    const [a, b] = [texts[Math.floor(key / texts.length)]!, texts[key % texts.length]!];
    const [smaller, larger] = a.phrases.size < b.phrases.size ? [a, b] : [b, a];
    const overlap = partOf(smaller, (phrase) => larger.phrases.has(phrase));
    return { a: a.name, b: b.name, overlap };
  });
  const isCommon = (phrase: number): boolean => holders.get(phrase)!.length > MOST_PAGES;
  const common = texts.map((text) => ({ name: text.name, part: partOf(text, isCommon) }));
  return {
    pairs: pairs.filter(({ overlap }) => overlap >= most),
    common: common.filter(({ part }) => part >= most),
  };
}

function partOf({ phrases }: Phrases, isShared: (phrase: number) => boolean): number {
  let shared = 0;
  phrases.forEach((phrase) => {
    if (isShared(phrase)) shared++;
  });
  return shared / phrases.size;
}

const wordsOf = (markup: string): string[] => {
  const text = markup.replace(/<[^>]*>|&[^;]*;/g, ' ').toLowerCase();
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
};

/** A word as a number (FNV-1a). Texts would take five times the memory. */
function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = mix(hash, word.charCodeAt(at));
  return hash;
}

const mix = (hash: number, next: number): number => Math.imul(hash ^ next, 16_777_619);

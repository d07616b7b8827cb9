/** If more texts share a phrase, only neighbors become pairs: all pairs would be too many. */
const MAX_PAIRED = 64;

/**
 * The distinct runs of five words in some markup, as numbers: two pages rarely share one by chance.
 * Tags and entities only separate words. The phrase `mask` counts as the same word in every text.
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
 * The pairs of texts, by index, that share at least the fraction `limit` (0 to 1) of the phrases of
 * the smaller text.
 */
export function alikePairs(
  texts: readonly ReadonlySet<number>[],
  limit: number,
): { a: number; b: number; overlap: number }[] {
  const holders = new Map<number, number[]>();
  for (const [index, phrases] of texts.entries())
    for (const phrase of phrases)
      if (!holders.get(phrase)?.push(index)) holders.set(phrase, [index]);

  const candidates = new Set<number>();
  for (const list of holders.values()) {
    const reach = list.length > MAX_PAIRED ? 1 : list.length;
    for (const [at, a] of list.entries())
      for (const b of list.slice(at + 1, at + 1 + reach)) candidates.add(a * texts.length + b);
  }
  return Array.from(candidates, (key) => {
    const [a, b] = [Math.floor(key / texts.length), key % texts.length];
    return { a, b, overlap: overlapOf(texts[a]!, texts[b]!) };
  }).filter(({ overlap }) => overlap >= limit);
}

/** The fraction of the smaller set that the larger one has. */
function overlapOf(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [smaller, larger] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const phrase of smaller) if (larger.has(phrase)) shared++;
  return shared / smaller.size;
}

const wordsOf = (markup: string): string[] => {
  const text = markup.replace(/<[^>]*>|&[^;]*;/g, ' ').toLowerCase();
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
};

/** A word as a number, in the manner of FNV. Texts would take five times the memory. */
function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = mix(hash, word.charCodeAt(at));
  return hash;
}

const mix = (hash: number, next: number) => Math.imul(hash ^ next, 16_777_619);

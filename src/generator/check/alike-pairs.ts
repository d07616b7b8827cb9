import { crc32 } from 'node:zlib';

/**
 * If more earlier texts than this have a phrase, a text with the phrase is compared only with the
 * last of them: all pairs would be too many.
 */
const MAX_COMPARED = 64;

/**
 * The distinct phrases of five words in some markup, as checksums, which need a fifth of the
 * memory: two phrases rarely share one by chance. Tags and entities only separate words. The words
 * of `mask` count as one word, which is the same in every text.
 */
export function phrasesIn(markup: string, mask: string): Set<number> {
  const masked = new RegExp(`(?<= )${wordsOf(mask).join(' ')}(?= )`, 'g');
  const words = ` ${wordsOf(markup).join(' ')} `.replace(masked, '*').trim().split(' ');
  const phrases = words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '));
  return new Set(phrases.map((phrase) => crc32(phrase)));
}

const wordsOf = (markup: string): string[] => {
  const text = markup.replace(/<[^>]*>|&[^;]*;/g, ' ').toLowerCase();
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
};

type Pair = { a: number; b: number; overlap: number };

/**
 * The pairs of texts, by index, that share at least the fraction `limit` (0 to 1) of the phrases of
 * the smaller text.
 */
export function alikePairs(texts: readonly ReadonlySet<number>[], limit: number): Pair[] {
  const textsWith = new Map<number, number[]>();
  return texts.flatMap((phrases, b) => {
    const compared = new Set<number>();
    for (const phrase of phrases) {
      const earlier = textsWith.get(phrase);
      if (!earlier) {
        textsWith.set(phrase, [b]);
        continue;
      }
      for (const a of earlier.length > MAX_COMPARED ? earlier.slice(-1) : earlier) compared.add(a);
      earlier.push(b);
    }
    const pairs = Array.from(compared, (a) => ({ a, b, overlap: overlapOf(texts[a]!, phrases) }));
    return pairs.filter(({ overlap }) => overlap >= limit);
  });
}

function overlapOf(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [smaller, larger] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const phrase of smaller) if (larger.has(phrase)) shared++;
  return shared / smaller.size;
}

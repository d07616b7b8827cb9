import { describe, expect, it, test } from 'vitest';
import { compareTexts } from '../../../src/generator/check/compare-texts.ts';
import { wordRuns } from '../../../src/generator/check/word-runs.ts';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The runs of five words as text, to compare with the numbers of the real code. */
function plainRuns(text: string): Set<string> {
  const list = words(text);
  return new Set(list.slice(4).map((_, i) => list.slice(i, i + 5).join(' ')));
}

/** Compares every two texts directly: every pair that shares any run. */
function plainPairs(texts: Record<string, string>): { a: string; b: string; overlap: number }[] {
  const sets = Object.entries(texts).map(([name, text]) => [name, plainRuns(text)] as const);
  return sets.flatMap(([b, runs], j) =>
    sets.slice(0, j).flatMap(([a, others]) => {
      const shared = [...runs].filter((run) => others.has(run)).length;
      return shared ? [{ a, b, overlap: shared / Math.min(runs.size, others.size) }] : [];
    }),
  );
}

const runsOf = (texts: Record<string, string>) => Object.entries(texts).map(([name, text]) => ({ name, runs: wordRuns(text, []) }));

/** A seeded source of numbers below `limit`, the same in every test run. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => (state = (state * 48_271) % 2_147_483_647) % limit;
}

function sentences(count: number, seed: number, prefix = 'w'): string[] {
  const next = numbers(seed);
  return Array.from({ length: count }, () => Array.from({ length: 10 }, () => `${prefix}${next(3000)}`).join(' '));
}

describe('runs of words', () => {
  it('ignore case and punctuation', () => {
    expect(wordRuns("We don't guess. WE — don’t!", [], 3)).toEqual(wordRuns('we don t guess we don t', [], 3));
    expect(wordRuns("We don't guess. WE — don’t!", [], 3)).toHaveLength(4);
    expect(wordRuns('Škoda, 𝐀𝐁 and 5', [], 1)).toHaveLength(4);
    expect(wordRuns('🚗š𝐀 🚗', [], 1)).toEqual(wordRuns('š𝐀', [], 1));
  });

  it('need at least five words', () => {
    expect(wordRuns('too short', [])).toHaveLength(0);
    expect(wordRuns('a b c d e', [])).toHaveLength(1);
  });

  it('differ if one word differs or ends elsewhere', () => {
    const texts = ['ab c d e f', 'a bc d e f', 'a b c d e', 'e d c b a', 'a b c d 1', 'ä b c d e', '𝒜 b c d e'];
    expect(new Set(texts.map((text) => wordRuns(text, [])[0])).size).toBe(texts.length);
  });

  it.each([
    'Ça coûte 20 €, d’où le prix; ça coûte 20 € partout ailleurs',
    'Größe 2½ und 𝒜𝒷c, größe 2½ und 𝒜𝒷c nochmals hier',
    'İstanbul’da çay içtik. ISTANBUL’DA ÇAY İÇTİK bir daha',
  ])('work in every alphabet: %s', (text) => {
    expect(wordRuns(text, [])).toHaveLength(plainRuns(text).size);
  });

  it('of thousands of words get a different number each', () => {
    const text = sentences(2000, 3).join(' ');
    expect(wordRuns(text, [])).toHaveLength(plainRuns(text).size);
  });
});

describe('masks', () => {
  it("replace the make's name, because another name alone does not make a page different", () => {
    const text = (name: string) => `Bring your ${name} in and we will look after it. ${name}'s oil matters.`;
    expect(wordRuns(text('Land Rover'), ['Land Rover'])).toEqual(wordRuns(text('BMW'), ['BMW']));
    expect(wordRuns(text('Land Rover'), [])).not.toEqual(wordRuns(text('BMW'), []));
  });

  it('replace only whole words, the longest phrase first', () => {
    const text = 'one mini minivan two rover land rover three';
    expect(wordRuns(text, ['rover', 'mini', 'land rover'], 3)).toEqual(wordRuns('one x minivan two x x three', ['x'], 3));
  });
});

describe('comparing texts', () => {
  it('measures the overlap relative to the smaller text', () => {
    const long = sentences(4, 1).join(' ');
    const [pair] = compareTexts(runsOf({ long, short: long.split(' ').slice(0, 10).join(' ') }), 0.5).alike;
    expect(pair).toEqual({ a: 'long', b: 'short', overlap: 1 });
  });

  it('finds a closest pair even if nothing is shared, but not among fewer than two texts', () => {
    expect(compareTexts(runsOf({ a: 'a b c d e', b: 'v w x y z' }), 0.5)).toEqual({ alike: [], closest: { a: 'a', b: 'b', overlap: 0 } });
    expect(compareTexts(runsOf({ a: 'a b c d e' }), 0.5).closest).toBeUndefined();
    expect(compareTexts(runsOf({ a: '', b: '' }), 0.5).alike).toEqual([]);
  });

  test('42 texts of 800 words: the same pairs as a direct comparison, the closest first', () => {
    const pool = sentences(400, 7);
    const next = numbers(11);
    const texts = Object.fromEntries(
      Array.from({ length: 42 }, (_, i) => [`p${i}`, Array.from({ length: 80 }, () => pool[next(pool.length)]).join(' ')]),
    );
    const { alike, closest } = compareTexts(runsOf(texts), 0);
    const expected = plainPairs(texts).sort((one, other) => other.overlap - one.overlap);
    expect(alike).toEqual(expected);
    expect(closest).toEqual(expected[0]);
  });

  // A third of each text is on every page, a sixth is on the pages of its group, and some texts are mostly copied from others.
  test('150 texts with much in common: every text that is too similar to another is reported, and no other', () => {
    const everywhere = sentences(10, 1).join(' ');
    const groups = sentences(24, 2, 'g');
    const own = sentences(150 * 15, 3, 'o');
    const next = numbers(5);
    const texts: Record<string, string> = {};
    for (let i = 0; i < 150; i++) {
      const copied =
        i % 7 === 3
          ? (texts[`p${next(i)}`] ?? '')
              .split(' ')
              .slice(80, 80 + next(200))
              .join(' ')
          : '';
      const group = i % 6;
      texts[`p${i}`] = [
        everywhere,
        ...groups.slice(group * 4, group * 4 + 4 + (i % 50 === 0 ? 12 : 0)),
        ...own.slice(i * 15, i * 15 + (i % 40 === 0 ? 3 : 15)),
        copied,
      ].join(' ');
    }
    const { alike } = compareTexts(runsOf(texts), 0.5);
    const plain = new Map(
      plainPairs(texts)
        .filter(({ overlap }) => overlap >= 0.5)
        .map((pair) => [`${pair.a} ${pair.b}`, pair]),
    );
    expect(plain.size).toBeGreaterThan(20);
    for (const pair of alike) expect(pair).toEqual(plain.get(`${pair.a} ${pair.b}`));
    const named = new Set(alike.flatMap(({ a, b }) => [a, b]));
    const size = (name: string): number => plainRuns(texts[name]!).size;
    expect([...plain.values()].filter(({ a, b }) => !named.has(size(a) < size(b) ? a : b))).toEqual([]);
  });
});

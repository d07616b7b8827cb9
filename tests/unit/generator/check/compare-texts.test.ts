import { expect, test } from 'vitest';
import { compareTexts } from '../../../../src/generator/check/compare-texts.ts';
import { plainPairs, runsOf, sentences } from '../../../support/plain-comparison.ts';
import { seeded } from '../../../support/seeded.ts';

/** Seventy texts, each of sentences that all have and of some of its own. */
function withCommonPart(shared: number, own: number): Record<string, string> {
  const all = sentences(shared, 1);
  const each = sentences(70 * own, 2, 'o');
  return Object.fromEntries(
    Array.from({ length: 70 }, (_, i) => [
      `p${i}`,
      [...all, ...each.slice(i * own, (i + 1) * own)].join(' '),
    ]),
  );
}

test('names every text if more than 64 share six tenths', () => {
  const texts = withCommonPart(6, 4);
  expect(plainPairs(texts).every(({ overlap }) => overlap > 0.5 && overlap < 0.7)).toBe(true);
  expect(compareTexts(runsOf(texts), 0.5).common.map(({ name }) => name)).toEqual(
    Object.keys(texts),
  );
});

test('counts what more than 64 texts share for two that share more, and does not name the others', () => {
  const texts = withCommonPart(2, 8);
  // The pair with p1 is almost alike.
  texts.near = [...texts.p1!.split(' ').slice(0, 50), ...sentences(5, 4, 'n')].join(' ');
  texts.copy = [...texts.p0!.split(' ').slice(0, 60), ...sentences(4, 3, 'c')].join(' ');
  const { alike, closest, common } = compareTexts(runsOf(texts), 0.5);
  expect(alike).toEqual(plainPairs(texts).filter(({ overlap }) => overlap > 0.5));
  expect([alike.length, closest, common]).toEqual([1, alike[0], []]);
});

test.each([
  { count: 64, expected: { alike: 2016, common: 0 } },
  { count: 65, expected: { alike: 0, common: 65 } },
])(
  'of $count texts that share exactly half, $expected.alike pairs are alike and $expected.common have it in common',
  ({ count, expected }) => {
    const texts = Array.from({ length: count }, (_, i) => ({
      name: `p${i}`,
      runs: Float64Array.of(0, 1000 * (i + 1)),
    }));
    const { alike, common } = compareTexts(texts, 0.5);
    expect({ alike: alike.length, common: common.length }).toEqual(expected);
  },
);

test('names the first of several closest pairs', () => {
  const runs = { a: 'a b c d e f', b: 'p q r s t u', c: 'a b c d e z', d: 'p q r s t z' };
  expect(compareTexts(runsOf(runs), 0.5).closest).toEqual({ a: 'a', b: 'c', overlap: 0.5 });
});

test('measures the overlap relative to the smaller text', () => {
  const long = sentences(4, 1).join(' ');
  const [pair] = compareTexts(
    runsOf({ long, short: long.split(' ').slice(0, 10).join(' ') }),
    0.5,
  ).alike;
  expect(pair).toEqual({ a: 'long', b: 'short', overlap: 1 });
});

test('finds a closest pair even if little or nothing is shared, but not among fewer than two texts', () => {
  expect(compareTexts(runsOf({ a: 'a b c d e', b: 'v w x y z' }), 0.5)).toEqual({
    alike: [],
    closest: { a: 'a', b: 'b', overlap: 0 },
    common: [],
  });
  expect(compareTexts(runsOf({ a: 'a b c d e f', b: 'b c d e f g h' }), 0.6).closest).toEqual({
    a: 'a',
    b: 'b',
    overlap: 0.5,
  });
  expect(compareTexts(runsOf({ a: 'a b c d e' }), 0.5).closest).toBeUndefined();
  expect(compareTexts(runsOf({ a: '', b: '' }), 0.5).alike).toEqual([]);
});

test('42 texts of 800 words: the same pairs as a direct comparison, the closest first', () => {
  const pool = sentences(400, 7);
  const next = seeded(11);
  const texts = Object.fromEntries(
    Array.from({ length: 42 }, (_, i) => [
      `p${i}`,
      Array.from({ length: 80 }, () => pool[next(pool.length)]).join(' '),
    ]),
  );
  const { alike, closest } = compareTexts(runsOf(texts), 0);
  const expected = plainPairs(texts).sort((one, other) => other.overlap - one.overlap);
  expect(alike).toEqual(expected);
  expect(closest).toEqual(expected[0]);
});

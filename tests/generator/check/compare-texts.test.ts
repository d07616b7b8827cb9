import { expect, test } from 'vitest';
import { compareTexts } from '../../../src/generator/check/compare-texts.ts';
import { plainPairs, runsOf, sentences } from '../../support/plain-comparison.ts';
import { seeded } from '../../support/seeded.ts';

test('names every text if more than 64 share six tenths', () => {
  const shared = sentences(6, 1).join(' ');
  const own = sentences(70 * 4, 2, 'o');
  const texts = Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`p${i}`, [shared, ...own.slice(i * 4, i * 4 + 4)].join(' ')]));
  expect(plainPairs(texts).every(({ overlap }) => overlap > 0.5 && overlap < 0.7)).toBe(true);
  expect(compareTexts(runsOf(texts), 0.5).common.map(({ name }) => name)).toEqual(Object.keys(texts));
});

test('measures the overlap relative to the smaller text', () => {
  const long = sentences(4, 1).join(' ');
  const [pair] = compareTexts(runsOf({ long, short: long.split(' ').slice(0, 10).join(' ') }), 0.5).alike;
  expect(pair).toEqual({ a: 'long', b: 'short', overlap: 1 });
});

test('finds a closest pair even if nothing is shared, but not among fewer than two texts', () => {
  expect(compareTexts(runsOf({ a: 'a b c d e', b: 'v w x y z' }), 0.5)).toEqual({
    alike: [],
    closest: { a: 'a', b: 'b', overlap: 0 },
    common: [],
  });
  expect(compareTexts(runsOf({ a: 'a b c d e' }), 0.5).closest).toBeUndefined();
  expect(compareTexts(runsOf({ a: '', b: '' }), 0.5).alike).toEqual([]);
});

test('42 texts of 800 words: the same pairs as a direct comparison, the closest first', () => {
  const pool = sentences(400, 7);
  const next = seeded(11);
  const texts = Object.fromEntries(
    Array.from({ length: 42 }, (_, i) => [`p${i}`, Array.from({ length: 80 }, () => pool[next(pool.length)]).join(' ')]),
  );
  const { alike, closest } = compareTexts(runsOf(texts), 0);
  const expected = plainPairs(texts).sort((one, other) => other.overlap - one.overlap);
  expect(alike).toEqual(expected);
  expect(closest).toEqual(expected[0]);
});

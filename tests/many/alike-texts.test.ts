import { expect, test } from 'vitest';
import { compareTexts } from '../../src/generator/check/compare-texts.ts';
import { plainPairs, plainRuns, runsOf, sentences } from '../support/plain-comparison.ts';
import { seeded } from '../support/seeded.ts';

// A third of each text is on every page, a sixth is on the pages of its group, and some texts are mostly copied from others.
test('150 texts with much in common: every text that is too similar to another is reported, and no other', () => {
  const everywhere = sentences(10, 1).join(' ');
  const groups = sentences(24, 2, 'g');
  const own = sentences(150 * 15, 3, 'o');
  const next = seeded(5);
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
  const { alike, common } = compareTexts(runsOf(texts), 0.5);
  const plain = new Map(
    plainPairs(texts)
      .filter(({ overlap }) => overlap >= 0.5)
      .map((pair) => [`${pair.a} ${pair.b}`, pair]),
  );
  expect(plain.size).toBeGreaterThan(20);
  for (const pair of alike) expect(pair).toEqual(plain.get(`${pair.a} ${pair.b}`));
  const named = new Set([...alike.flatMap(({ a, b }) => [a, b]), ...common.map(({ name }) => name)]);
  const size = (name: string): number => plainRuns(texts[name]!).size;
  expect([...plain.values()].filter(({ a, b }) => !named.has(size(a) < size(b) ? a : b))).toEqual([]);
});

import { wordRuns } from '../../src/generator/check/word-runs.ts';
import { seeded } from './seeded.ts';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The runs of five words as text, to compare with the numbers of the real code. */
export function plainRuns(text: string): Set<string> {
  const list = words(text);
  return new Set(list.slice(4).map((_, i) => list.slice(i, i + 5).join(' ')));
}

/** Compares every two texts directly: every pair that shares any run. */
export function plainPairs(
  texts: Record<string, string>,
): { a: string; b: string; overlap: number }[] {
  const sets = Object.entries(texts).map(([name, text]) => [name, plainRuns(text)] as const);
  return sets.flatMap(([b, runs], j) =>
    sets.slice(0, j).flatMap(([a, others]) => {
      const shared = [...runs].filter((run) => others.has(run)).length;
      return shared ? [{ a, b, overlap: shared / Math.min(runs.size, others.size) }] : [];
    }),
  );
}

/** What the real code compares. */
export const runsOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => ({ name, runs: wordRuns(text, '') }));

/** Made-up sentences of ten words. */
export function sentences(count: number, seed: number, prefix = 'w'): string[] {
  const next = seeded(seed);
  return Array.from({ length: count }, () =>
    Array.from({ length: 10 }, () => `${prefix}${next(3000)}`).join(' '),
  );
}

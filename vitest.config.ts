import { defineConfig } from 'vitest/config';

/**
 * Two groups of tests, told apart by their file names, one after the other:
 * `built` (*.site.test.ts, *.browser.test.ts) works on the real site, built once per run, and in real browsers;
 * `unit` is everything else under tests/.
 */
const BUILT = ['tests/**/*.site.test.ts', 'tests/**/*.browser.test.ts'];

// Tests render with the React that the build uses. Its other build wants other JSX, and is four times slower.
const REACT = { oxc: { jsx: { runtime: 'automatic', development: false } } } as const;
// Time is never judged here: limits only end what hangs, on a machine many times slower than ours too.
const SHARED = { env: { NODE_ENV: 'production' }, maxWorkers: 2, testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        ...REACT,
        test: {
          ...SHARED,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: BUILT,
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...REACT,
        test: {
          ...SHARED,
          name: 'built',
          include: BUILT,
          globalSetup: ['tests/support/built-site.ts'],
          // A browser on a busy machine may be late once. What is broken is broken twice, and the report shows retries.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/**
 * The folder of a test says what it proves and what it needs:
 * `unit` needs Node alone; `site` also starts commands, servers and other programs; `browser` opens real browsers.
 * `site` and `browser` share one build of the site per run.
 */
const SITE = ['tests/{commands,servers}/**/*.test.ts'];
const BROWSER = ['tests/browsers/**/*.test.ts'];

// Tests render with the React that the build uses. Its other build wants other JSX, and is four times slower.
const REACT = { oxc: { jsx: { runtime: 'automatic', development: false } } } as const;
// Time is never judged here: limits only end what hangs, on a machine many times slower than ours too.
const SHARED = { env: { NODE_ENV: 'production' }, maxWorkers: 2, testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
// One order for both, so that they share the workers, after the unit tests.
const BUILT = { ...SHARED, globalSetup: ['tests/support/built-site.ts'], sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    projects: [
      {
        ...REACT,
        test: { ...SHARED, name: 'unit', isolate: false, include: ['tests/**/*.test.{ts,tsx}'], exclude: [...SITE, ...BROWSER], sequence: { groupOrder: 0 } },
      },
      { ...REACT, test: { ...BUILT, name: 'site', include: SITE } },
      // A browser on a busy machine may be late once. What is broken is broken twice, and the report shows retries.
      { ...REACT, test: { ...BUILT, name: 'browser', include: BROWSER, retry: 1 } },
    ],
  },
});

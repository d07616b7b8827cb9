import { defineConfig } from 'vitest/config';

/**
 * The folder of a test says what it needs: `unit` works in memory and is quick; `system` has real
 * files, programs and servers; `browser` opens real browsers; `spec` is what the shop asked for.
 */
const SYSTEM = ['tests/system/**/*.test.ts'];
const PROGRAMS = ['tests/system/{hosts,scripts}/**/*.test.ts'];
const BROWSER = ['tests/browser/**/*.test.ts'];
const SPEC = ['tests/spec/spec.test.ts'];

// Tests render with the React that the build uses. Its other build wants other JSX, and is four
// times slower.
const REACT = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
} as const;
const SHARED = {
  env: { NODE_ENV: 'production' },
  maxWorkers: 2,
  // All files of a worker share its modules: the site is built once in each, and so is what tests
  // read of it.
  isolate: false,
  unstubEnvs: true,
  // Parsed pages live longer than Node expects: with more room for new objects, it copies them less
  // often. Node 20 hides its WebSocket, with which tests drive Firefox.
  execArgv: ['--max-semi-space-size=64', '--experimental-websocket'] as string[],
  // Time is never judged here: limits only end what hangs, on a machine many times slower than ours
  // too.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const;
// One order for both, so that they share the workers, after the unit tests.
const STARTED = {
  ...SHARED,
  globalSetup: ['tests/support/global-setup.ts'],
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    // Keeps what was compiled for the next run, below node_modules. It saves two seconds of each.
    experimental: { fsModuleCache: true },
    projects: [
      {
        ...REACT,
        test: {
          ...SHARED,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...SYSTEM, ...BROWSER, ...SPEC],
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...REACT,
        test: {
          ...SHARED,
          name: 'system',
          include: SYSTEM,
          exclude: PROGRAMS,
          sequence: { groupOrder: 0 },
        },
      },
      { ...REACT, test: { ...STARTED, name: 'programs', include: PROGRAMS } },
      { ...REACT, test: { ...STARTED, name: 'spec', include: SPEC } },
      // A browser on a busy machine may be late once. A second try may also pass because of
      // what the first has left, so docs/testing.md says to look for the cause of each.
      { ...REACT, test: { ...STARTED, name: 'browser', include: BROWSER, retry: 1 } },
    ],
  },
});

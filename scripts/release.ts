import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { BUILD_OPTIONS } from './shared/args.ts';
import { runCommand } from './shared/command.ts';

/**
 * The tests of what this shop's pages say. They tell an owner, not a developer, what they found.
 */
const TESTS = 'run --project unit tests/unit/site --reporter tests/support/owner-reporter.ts';

// In a copy, packages are a link: Node would leave the copy by following it.
const VITEST = [
  '--preserve-symlinks',
  '--preserve-symlinks-main',
  'node_modules/vitest/vitest.mjs',
];

/** The test program takes these for parts of an address, in the path of its folder too. */
const UNREADABLE = /[#?%]/;
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.cache']);

void runCommand({
  usage: 'npm run release -- [options]',
  about:
    'Builds dist/, follows its links, and checks every page against what content says. ' +
    'Stops at the first of these that fails.',
  options: BUILD_OPTIONS,
  run: async ({ production, date }, root) => {
    const options = [...(production ? ['--production'] : []), ...(date ? ['--date', date] : [])];
    const succeeds = (words: string[], cwd = root): boolean =>
      spawnSync(process.execPath, words, { cwd, stdio: 'inherit' }).status === 0;
    const testsPass = (folder: string): boolean =>
      succeeds([...VITEST, ...TESTS.split(' ')], folder);
    const holds =
      succeeds(['scripts/run.mjs', 'build', ...options]) &&
      succeeds(['scripts/run.mjs', 'links']) &&
      inReadableFolder(root, testsPass);
    return holds ? 0 : 1;
  },
});

/**
 * Calls `use` with the project's folder, or with a copy of it if the test program cannot read its
 * path. The copy shares the packages, and is gone afterwards.
 */
function inReadableFolder<Result>(root: string, use: (folder: string) => Result): Result {
  if (!UNREADABLE.test(root)) return use(root);
  const copy = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    return use(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

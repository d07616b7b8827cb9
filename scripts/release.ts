import { spawnSync } from 'node:child_process';
import { BUILD_OPTIONS } from './args.ts';
import { runCommand } from './command.ts';
import { inReadableFolder } from './in-readable-folder.ts';

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
    const rulesHold = (folder: string): boolean =>
      succeeds([...VITEST, ...TESTS.split(' ')], folder);
    const holds =
      succeeds(['scripts/run.mjs', 'build', ...options]) &&
      succeeds(['scripts/run.mjs', 'links']) &&
      inReadableFolder(root, rulesHold);
    return holds ? 0 : 1;
  },
});

import { spawnSync } from 'node:child_process';
import { BuildError } from '../src/generator/tools.ts';
import { runCommand } from './command.ts';

/**
 * The tests of what this shop's pages say. They tell an owner, not a developer, what they found.
 */
const TESTS =
  'run --project unit --project system tests/unit/site tests/system/tools/html-validate --reporter tests/support/owner-reporter.ts';

/** What the test program takes for parts of an address. All other commands work in such folders. */
const UNREADABLE = /[#?%]/;

void runCommand({
  usage: 'npm run release -- [options]',
  about:
    'Builds dist/, follows its links, and checks every page against what content says. Stops at the first of these that fails.',
  options: {
    production: { help: 'Fail if the owner has not yet supplied everything.' },
    date: {
      value: 'YYYY-MM-DD',
      help: "Build as of that day, instead of today in the shop's time zone.",
    },
  },
  run: async ({ production, date }, root) => {
    if (UNREADABLE.test(root))
      throw new BuildError(
        `The checks cannot run in this folder, because its path has one of the characters # ? %. Rename it: ${root}`,
      );
    const options = [...(production ? ['--production'] : []), ...(date ? ['--date', date] : [])];
    const steps = [
      ['scripts/run.mjs', 'build', ...options],
      ['scripts/run.mjs', 'links'],
      ['node_modules/vitest/vitest.mjs', ...TESTS.split(' ')],
    ];
    const succeeds = (words: string[]): boolean =>
      spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status === 0;
    return steps.every(succeeds) ? 0 : 1;
  },
});

import { spawnSync } from 'node:child_process';
import { BuildError } from '../src/generator/portable.ts';
import { formatIsoDay } from '../src/rules/days.ts';
import { BUILD_OPTIONS } from './shared/args.ts';
import { runCommand } from './shared/command.ts';

/** The tests of this shop's pages, with a report for an owner, not for a developer. */
const TESTS = 'run --project unit tests/unit/site --reporter tests/support/owner-reporter.ts';

/** Vitest reads these as parts of an address, even in the path of its folder. */
const UNREADABLE = /[#?%]/;

void runCommand({
  usage: 'npm run release -- [options]',
  about:
    'Builds dist/, follows its links, and checks every page against what content says. ' +
    'Stops at the first of these that fails.',
  options: BUILD_OPTIONS,
  run: async ({ production, date, content = 'content' }, root) => {
    if (UNREADABLE.test(root))
      throw new BuildError(`The checks cannot run in a folder with #, ? or % in its path: ${root}`);
    const options = [
      '--content',
      content,
      ...(production ? ['--production'] : []),
      ...(date ? ['--date', date] : []),
    ];
    // The tests take no options, so they read the environment.
    const env = { ...process.env, CONTENT: content, DAY: date ?? todayHere() };
    const succeeds = (...words: string[]): boolean =>
      spawnSync(process.execPath, words, { cwd: root, env, stdio: 'inherit' }).status === 0;
    const holds =
      succeeds('scripts/run.mjs', 'build', ...options) &&
      succeeds('scripts/run.mjs', 'links') &&
      succeeds('node_modules/vitest/vitest.mjs', ...TESTS.split(' '));
    return holds ? 0 : 1;
  },
});

/** Today on this machine. For some hours, it may be another day at the shop. */
function todayHere(): string {
  const now = new Date();
  return formatIsoDay({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

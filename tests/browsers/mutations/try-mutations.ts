import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { FIXED_DAY } from '../../../scripts/browser/with-site.ts';
import { writeSample } from '../../support/sample.ts';
import { type Mutation, MUTATIONS } from './mutations.ts';

// Breaks a copy of the project, once for each mutation, and runs the tests that must fail in Chromium:
//   npx tsx tests/browsers/mutations/try-mutations.ts [pattern of the mutations to try, such as 'car.test.ts']
// Prints a table of what was broken and which test failed, and exits with 1 if a mutation made no test fail.
// One Vitest serves all of them: starting it takes longer than most tests.

const [, , pattern = ''] = process.argv;
const chosen = MUTATIONS.filter(({ breaks, test }) => new RegExp(pattern).test(`${test}: ${breaks}`));
if (chosen.length === 0) throw new Error(`No mutation has the words ${pattern}.`);

process.chdir(copyProject());
const vitest = await createVitest('test', { watch: false, project: ['browser', 'unit'], bail: 1, retry: 0, reporters: [{}] });
try {
  let survivors = 0;
  console.log('| broken | in | turns red |\n|---|---|---|');
  for (const mutation of chosen) {
    const red = await failures(vitest, mutation);
    if (red.length === 0) survivors += 1;
    console.log(`| ${mutation.breaks} | \`${mutation.file}\` | ${red.join('; ') || `**nothing** of ${mutation.test}`} |`);
  }
  process.exitCode = survivors > 0 ? 1 : 0;
} finally {
  await vitest.close();
}

/** Copies what Git knows into a new folder, which is removed at the end. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutations-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  // Links to the packages, in a new folder, because the build keeps its bundled script there and must not run the one of another copy.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((one) => one !== '.cache' && one !== '.experimental-vitest-cache'))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  return copy;
}

/** Titles of the tests that fail with the mutation in place. The run ends with the first. */
async function failures(runner: Vitest, { file, from, to, test }: Mutation): Promise<string[]> {
  const before = readFileSync(file, 'utf8');
  if (before.split(from).length !== 2) throw new Error(`${file} must hold ${JSON.stringify(from)} once. Bring mutations.yaml up to date.`);
  const broken = before.replace(from, () => to);
  change(runner, file, broken);
  try {
    const errors = buildErrors(runner);
    return errors.length > 0 ? errors : await failedTests(runner, test);
  } finally {
    change(runner, file, before);
  }
}

function change(runner: Vitest, file: string, text: string): void {
  writeFileSync(file, text);
  runner.invalidateFile(join(process.cwd(), file));
}

/** Builds the sample site, which the tests look at, once more. Before the first run of tests there is none, and Vitest builds it. */
function buildErrors(runner: Vitest): string[] {
  const site = runner.getProjectByName('browser').getProvidedContext().sampleSite as { folder: string } | undefined;
  if (site === undefined) return [];
  writeSample('sample-content');
  const options = ['--out', site.folder, '--content', 'sample-content', ...FIXED_DAY];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build', ...options], { encoding: 'utf8' });
  return status === 0 ? [] : [`(the site does not build: ${/[^\n]*rror[^\n]*/.exec(stdout + stderr)?.[0] ?? status})`];
}

/** The tests of a file that fail. In browsers, only Chromium runs. */
async function failedTests(runner: Vitest, test: string): Promise<string[]> {
  runner.setGlobalTestNamePattern(/^(?!.*(firefox|webkit))/);
  const specifications = await runner.globTestSpecifications([test]);
  const start = Date.now();
  const { testModules, unhandledErrors } = await runner.runTestSpecifications(specifications);
  const ran = testModules.flatMap((module) => resultsSince(start, module));
  const faults = [...testModules.flatMap((module) => module.errors()), ...unhandledErrors];
  if (faults.length > 0 || ran.length === 0) throw new Error(`The tests of "${test}" did not run.`, { cause: faults[0] });
  return ran.filter(({ state }) => state === 'failed').map(({ name }) => name);
}

// A test that did not run because another failed before it keeps its result of the last run.
function resultsSince(start: number, module: TestModule): { name: string; state: string }[] {
  return [...module.children.allTests()]
    .filter((one) => (one.diagnostic()?.startTime ?? 0) >= start)
    .map((one) => ({ name: one.name, state: one.result().state }));
}

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Mutation, MUTATIONS } from './mutations.ts';

// Breaks a copy of the project, once for each mutation, and runs the test that must fail in Chromium:
//   npx tsx tests/browsers/behavior/try-mutations.ts [words of the mutations to try]
// Prints a table of what was broken and which test failed, and exits with 1 when a mutation made no test fail.

/** Tests that have their own file. The others are suites of widgets.test.ts. */
const OWN_FILE = ['analytics', 'hydration', 'faults', 'no-script'];

type Report = { testResults: { assertionResults: { status: string; title: string }[] }[] };

const [, , words = ''] = process.argv;
const copy = mkdtempSync(join(tmpdir(), 'mutations-'));
for (const file of execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(file, join(copy, file));
}
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));

let unseen = 0;
console.log('| broken | in | turns red |\n|---|---|---|');
for (const mutation of MUTATIONS.filter(({ breaks, test }) => `${test}: ${breaks}`.includes(words))) {
  const red = failures(mutation);
  if (red.length === 0) unseen += 1;
  console.log(
    `| ${mutation.breaks} | \`${mutation.file.replace(/^.*\//, '')}\` | ${red.length === 0 ? '**nothing**' : `${mutation.test}: ${red.join('; ')}`} |`,
  );
}
process.exitCode = unseen > 0 ? 1 : 0;

/** Titles of the tests that fail with the mutation in place; the run ends with the first. */
function failures({ file, from, to, test }: Mutation): string[] {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} no longer holds ${JSON.stringify(from)}: bring mutations.ts up to date.`);
  writeFileSync(path, after);
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const which = OWN_FILE.includes(test)
    ? [`tests/browsers/behavior/${test}.test.ts`]
    : ['tests/browsers/behavior/widgets.test.ts', '-t', `chromium ${test}`];
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'browser',
      ...which,
      '--bail=1',
      '--retry=0',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { cwd: copy, encoding: 'utf8' },
  );
  writeFileSync(path, before);
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    if (testResults.length === 0) throw new Error('No test ran.');
    const titles = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
    );
    return [...new Set(titles)];
  } catch {
    return [`(the site does not build: ${/[^\n]*rror[^\n]*/.exec(run.stdout + run.stderr)?.[0] ?? run.status})`];
  }
}

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { saveToPaint } from './bench/save-to-paint.ts';
import { writeManyMakes } from './bench/many-makes.ts';
import { runCommand } from './shared/command.ts';

const TIME = '/usr/bin/time';

/** Times in seconds; `memory` is the peak, in megabytes, of the largest process. */
type BuildRun = { wall: number; cpu: number; memory: number };

void runCommand({
  usage: 'npm run bench -- [options]',
  about:
    'Builds the site several times and prints the time and memory of a build. ' +
    'It needs GNU time (Debian: apt-get install time).',
  options: {
    runs: {
      value: 'NUMBER',
      range: [1, 1000],
      help: 'How many builds (5), after one build that fills the disk cache.',
    },
    pages: {
      value: 'NUMBER',
      range: [50, 100_000],
      help: 'Build with this many pages for makes, most of them made up.',
    },
    peer: {
      value: 'COMMAND',
      help: 'Also run this command of the shell, in turns: the build of another generator.',
    },
    dev: {
      help: 'After the builds: the time from a save to the painted page in Chromium.',
    },
  },
  run: async ({ runs = 5, pages, peer, dev }, root) => {
    const cache = join(root, 'node_modules/.cache/bench');
    const content = pages === undefined ? join(root, 'content') : join(cache, 'content');
    if (pages !== undefined) writeManyMakes(join(root, 'content'), content, pages);
    const out = join(cache, 'site');
    const build = ['scripts/run.mjs', 'build', '--content', content, '--out', out];
    const programs = [
      { name: 'this', words: [process.execPath, ...build], runs: [] as BuildRun[] },
      ...(peer === undefined
        ? []
        : [{ name: 'peer', words: ['sh', '-c', peer], runs: [] as BuildRun[] }]),
    ];
    // Take turns, so a slow minute of the machine affects all of them equally.
    for (let run = 0; run <= runs; run++)
      for (const program of programs) {
        rmSync(out, { recursive: true, force: true });
        program.runs.push(runBuild(program.words, root));
      }
    const [own, other] = programs.map((program) => printRuns(program.name, program.runs.slice(1)));
    const ratio = (what: 'wall' | 'cpu') => (own![what] / other![what]).toFixed(2);
    if (other) console.log(`ratio   wall ${ratio('wall')}   cpu ${ratio('cpu')}`);
    rmSync(cache, { recursive: true, force: true });
    if (!dev) return;
    for (const { kind, times } of await saveToPaint(root, runs))
      console.log(`${kind} ${median(times)} ms from save to paint   (${times.join(', ')})`);
  },
});

/** Runs one build. Processor time includes child processes. */
function runBuild(words: string[], cwd: string): BuildRun {
  const { status, stdout, stderr } = spawnSync(TIME, ['-f', '%e %U %S %M', ...words], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0)
    throw new Error(`This build failed: ${words.join(' ')}\n${stdout}${stderr}`.slice(0, 5000));
  const [wall, user, system, kilobytes] = stderr
    .trim()
    .split('\n')
    .at(-1)!
    .split(' ')
    .map(Number) as [number, number, number, number];
  return { wall, cpu: user + system, memory: kilobytes / 1024 };
}

function printRuns(name: string, runs: BuildRun[]): { wall: number; cpu: number } {
  const [wall, cpu, memory] = (['wall', 'cpu', 'memory'] as const).map((what) =>
    median(runs.map((run) => run[what])),
  ) as [number, number, number];
  const megabytes = memory.toFixed(0);
  console.log(`${name}    wall ${wall} s   cpu ${cpu.toFixed(2)} s   peak memory ${megabytes} MB`);
  return { wall, cpu };
}

/** For an even count, the mean of the two in the middle. */
function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1]!, sorted[sorted.length >> 1]!];
  return (low + high) / 2;
}

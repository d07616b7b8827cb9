import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { astroProject, thisProject } from './bench/dev-projects.ts';
import { saveToPaint } from './bench/save-to-paint.ts';
import { writeManyMakes } from './bench/many-makes.ts';
import { runCommand } from './command.ts';

const TIME = '/usr/bin/time';

/** Times in seconds; `memory` is the peak, in megabytes, of the largest process. */
type Run = { wall: number; cpu: number; memory: number; text: string };
type Program = { name: string; cwd: string; words: string[]; env?: Record<string, string>; clear: string[] };

await runCommand({
  usage: 'npm run bench -- [options]',
  about:
    'Builds the site several times and prints the time and memory of each build. It does not fail if a build is slow. Run it on an idle machine. It needs GNU time.',
  options: {
    runs: { value: 'NUMBER', from: 1, to: 1000, help: 'How many builds (5), after one build that fills the disk cache.' },
    pages: { value: 'NUMBER', from: 50, to: 100_000, help: 'Build with this many pages for makes, most of them made up.' },
    peer: {
      value: 'DIR',
      help: 'Also build as many bare pages (64 without --pages) with Astro, in turns. docs/performance.md says what DIR must hold.',
    },
    dev: { help: 'After the builds: the time from a save to the painted page in Chromium. With --peer, in turns with Astro.' },
  },
  run: async ({ runs = 5, pages, peer, dev }, root) => {
    if (!existsSync(TIME)) throw new Error(`There is no GNU time at ${TIME}. On Debian: apt-get install time.`);
    const cache = join(root, 'node_modules/.cache/bench');
    const content = join(cache, 'content');
    if (pages !== undefined) writeManyMakes(join(root, 'content'), content, pages);
    const programs = [
      ours(root, join(cache, 'site'), pages === undefined ? [] : ['--content', content]),
      ...(peer === undefined ? [] : [astro(resolve(peer), pages ?? 64)]),
    ];
    // Take turns, so a slow minute of the machine affects all of them equally.
    const all = programs.map((): Run[] => []);
    for (let run = 0; run <= runs; run++) for (const [index, program] of programs.entries()) all[index]!.push(measure(program));
    const medians = programs.map(({ name }, index) => printRuns(name, all[index]!.slice(1)));
    const [own, other] = medians;
    if (own && other) console.log(`ratio   wall ${(own.wall / other.wall).toFixed(2)}   cpu ${(own.cpu / other.cpu).toFixed(2)}`);
    console.log(
      `median of ${runs} on ${cpus().length} cores, Node ${process.version}; started directly, without npm\n\n${all[0]!.at(-1)!.text}`,
    );
    rmSync(cache, { recursive: true, force: true });
    if (!dev) return;
    const projects = [thisProject(root), ...(peer === undefined ? [] : [astroProject(resolve(peer), peerNode(resolve(peer)))])];
    for (const { what, times } of await saveToPaint(projects, runs))
      for (const [name, milliseconds] of Object.entries(times)) printSaves(`${name.padEnd(6)}  ${what}`, milliseconds, own!.wall);
  },
});

function printSaves(what: string, milliseconds: number[], build: number): void {
  const median = milliseconds.toSorted((a, b) => a - b)[milliseconds.length >> 1]!;
  console.log(
    `${what.padEnd(17)} ${median.toFixed(0).padStart(5)} ms from save to paint, ${(median / 1000 / build).toFixed(2)} of a build   (${milliseconds.map((time) => time.toFixed(0)).join(', ')})`,
  );
}

function ours(root: string, out: string, options: string[]): Program {
  return {
    name: 'this',
    cwd: root,
    words: [process.execPath, 'scripts/run.mjs', 'build', '--timings', '--out', out, ...options],
    clear: [out],
  };
}

function astro(peers: string, pages: number): Program {
  const cwd = join(peers, 'astro');
  const fixture = join(peers, 'fixtures', String(pages));
  for (const path of [join(cwd, 'node_modules'), fixture])
    if (!existsSync(path)) throw new Error(`${path} is missing: prepare the peer for ${pages} pages first.`);
  const clear = ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'].map((folder) => join(cwd, folder));
  return {
    name: 'astro',
    cwd,
    words: ['node_modules/.bin/astro', 'build'],
    env: { PATH: `${peerNode(peers) ?? ''}:${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1', FIXTURE: fixture, NODE_ENV: 'production' },
    clear,
  };
}

/** The folder of the newer Node that the peer needs. */
function peerNode(peers: string): string | undefined {
  return ['tools', '.'].map((folder) => join(peers, folder, 'node_modules/node/bin')).find(existsSync);
}

/** Runs one build with the previous output deleted. Processor time includes child processes. */
function measure({ name, cwd, words, env, clear }: Program): Run {
  for (const folder of clear) rmSync(folder, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(TIME, ['-f', '%e %U %S %M', ...words], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`The build of ${name} failed:\n${stdout}${stderr}`.slice(0, 5000));
  const [wall, user, system, kilobytes] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number) as [number, number, number, number];
  return { wall, cpu: user + system, memory: kilobytes / 1024, text: stdout };
}

function printRuns(name: string, runs: Run[]): Omit<Run, 'text'> {
  const middle = (pick: (run: Run) => number): number => runs.map(pick).sort((a, b) => a - b)[runs.length >> 1]!;
  const median = { wall: middle(({ wall }) => wall), cpu: middle(({ cpu }) => cpu), memory: middle(({ memory }) => memory) };
  console.log(
    `${name.padEnd(6)}  wall ${median.wall.toFixed(2)} s   cpu ${median.cpu.toFixed(2)} s   peak memory ${median.memory.toFixed(0)} MB`,
  );
  return median;
}

import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.ts';

type Run = { wall: number; cpu: number; memory: number; lines: string[] };

await runCommand({
  usage: 'npm run bench -- [options]',
  about: 'Builds the site several times and prints what each build took. It judges nothing; run it on a quiet machine.',
  options: { runs: { value: 'NUMBER', from: 1, to: 1000, help: 'How many builds (5).' } },
  run: async ({ runs = 5 }, root) => {
    const out = join(root, 'node_modules/.cache/bench-site');
    const all: Run[] = [];
    for (let run = 1; run <= runs; run++) {
      const result = await measure(root, out);
      all.push(result);
      console.log(`run ${run}   wall ${result.wall.toFixed(2)} s   cpu ${result.cpu.toFixed(2)} s   peak memory ${(result.memory / 1024).toFixed(0)} MB`);
    }
    rmSync(out, { recursive: true, force: true });
    const middle = (pick: (run: Run) => number): string => all.map(pick).sort((a, b) => a - b)[Math.floor(all.length / 2)]!.toFixed(2);
    console.log(`median  wall ${middle(({ wall }) => wall)} s   cpu ${middle(({ cpu }) => cpu)} s   (with npm's own start, on ${cpus().length} cores; Node ${process.version})\n`);
    console.log(all.at(-1)!.lines.join('\n'));
  },
});

/** One build, started the way people start it. */
async function measure(root: string, out: string): Promise<Run> {
  const cpuBefore = childrenCpu();
  const start = performance.now();
  const lines: string[] = [];
  const child = spawn('npm', ['run', 'build', '--silent', '--', '--timings', '--out', out], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.on('data', (data) => lines.push(String(data).trimEnd()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The build failed:\n${lines.join('\n')}`);
  const wall = (performance.now() - start) / 1000;
  const memory = Number(/peak memory +(\d+) kB/.exec(lines.join('\n'))?.[1] ?? 0);
  return { wall, cpu: childrenCpu() - cpuBefore, memory, lines };
}

/** Processor seconds of all children that have ended, and of theirs; NaN where the system does not tell (it does on Linux). */
function childrenCpu(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ');
    const ticksPerSecond = 100;
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return NaN;
  }
}

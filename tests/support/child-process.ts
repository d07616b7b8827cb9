import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

// Vitest ends its workers with this signal, for which Node itself would emit no `exit`.
process.once('SIGTERM', () => process.exit());

/**
 * Starts a program that ends with this worker, even if the worker crashes. On a busy machine,
 * Vitest kills a worker before it can end its programs. On Linux, the kernel then ends them.
 */
export function startChild(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child =
    process.platform === 'linux'
      ? spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], options)
      : spawn(program, args, options);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
}

/**
 * Waits until the program's output matches `pattern`, and returns the first group. Throws if the
 * program ends first.
 */
export function readFrom(child: ChildProcess, stream: number, pattern: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.stdio[stream]!.on('data', (data: Buffer) => {
      text += data.toString();
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`It ended at once. ${text.trim().slice(-300)}`)));
  });
}

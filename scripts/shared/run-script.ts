import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Runs a script of `scripts/`, with `env` added to this process's environment. Calls `onLine` with
 * each line of output. Returns whether the script succeeded.
 */
export async function runScript(
  script: string,
  args: string[],
  root: string,
  onLine: (line: string) => void,
  env: Record<string, string> = {},
): Promise<boolean> {
  // Not through npm: on Windows it needs a shell, which cuts a path with a space in two.
  const words = ['scripts/run.mjs', script, ...args];
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      onLine(`${script} could not be started: ${message}`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

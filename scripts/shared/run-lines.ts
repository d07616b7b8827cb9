import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Runs a program in a folder, with `env` added to this process's environment. Calls `onLine` with
 * each line of output. Returns whether the program succeeded.
 */
export async function runLines(
  program: string,
  args: string[],
  folder: string,
  onLine: (line: string) => void,
  env: Record<string, string> = {},
): Promise<boolean> {
  // On Windows, npm is a script, which needs a shell.
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      onLine(`${program} could not be started: ${message}`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

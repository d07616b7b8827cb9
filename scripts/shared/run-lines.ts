import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Runs a program in a folder, with `env` added to this one, and hands over each line that it
 * prints. Returns whether it succeeded.
 */
export async function runLines(
  program: string,
  args: string[],
  folder: string,
  onLine: (line: string) => void,
  env: Record<string, string> = {},
): Promise<boolean> {
  // npm is a script on Windows.
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

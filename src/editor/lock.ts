import { BuildError } from '../generator/portable.ts';
import { replaceFiles } from './content/replace-files.ts';

/**
 * Writes this process's ID into a file, so that only one editor at a time runs. Throws a BuildError
 * if another running process has the lock. The lock of a killed process is ignored.
 */
export function lock(file: string): void {
  let holder = 'another process';
  const bytes = Buffer.from(String(process.pid));
  const mayReplace = (bytesThere?: Uint8Array) => {
    const id = Number(bytesThere ?? NaN);
    if (id === process.pid || !isRunning(id)) return true;
    holder = `process ${id}`;
    return false;
  };
  if (replaceFiles([{ path: file, name: file, bytes, mayReplace }]) === undefined) return;
  throw new BuildError(
    `The editor is already open: ${holder} has it. ` +
      'Use its window, or end it with Ctrl-C there and start again. ' +
      `If there is none, delete ${file}.`,
  );
}

function isRunning(processId: number): boolean {
  try {
    return processId > 0 && process.kill(processId, 0);
  } catch {
    // No process has this ID, or now one of another user does.
    return false;
  }
}

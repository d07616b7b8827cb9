import { BuildError } from '../generator/portable.ts';
import { replaceFiles } from './replace-files.ts';

/**
 * Keeps a file with the number of this process, so that only one editor at a time writes its
 * memory. Throws a BuildError if another process that still runs has it. The file of one that was
 * killed counts no longer.
 */
export function lock(file: string): void {
  let holder = 'another process';
  const bytes = Buffer.from(String(process.pid));
  const mayReplace = (was?: Uint8Array): boolean => {
    const id = Number(was ?? NaN);
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
    // There is none, or somebody else's has its number now.
    return false;
  }
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BuildError, ifThere } from '../generator/portable.ts';
import { errorCode } from '../generator/base/error-code.ts';

/**
 * Keeps a file with the number of this process, so that only one editor at a time writes its
 * memory. Throws a BuildError if another process that still runs has it. The file of one that was
 * killed counts no longer.
 */
export function lock(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const written = ifThere(() => readFileSync(file, 'utf8'));
  const owner = Number(written ?? NaN);
  if (owner !== process.pid && isRunning(owner)) throw alreadyOpen(file, `process ${owner}`);
  if (written !== undefined) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    throw errorCode(error) === 'EEXIST' ? alreadyOpen(file, 'another process') : error;
  }
}

const alreadyOpen = (file: string, owner: string): BuildError =>
  new BuildError(
    `The editor is already open: ${owner} has it. ` +
      'Use its window, or end it with Ctrl-C there and start again. ' +
      `If there is none, delete ${file}.`,
  );

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    // There is none, or somebody else's has its number now.
    return false;
  }
}

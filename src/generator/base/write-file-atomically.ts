import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a whole file: even after a power failure, readers get either the new content or the old.
 * Throws the error of the disk.
 */
export function writeFileAtomically(path: string, bytes: Uint8Array): void {
  const nextPath = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(nextPath, bytes, { flush: true });
    renameSync(nextPath, path);
  } catch (error) {
    rmSync(nextPath, { force: true });
    throw error;
  }
}

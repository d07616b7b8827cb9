import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file. Whoever reads it gets all of it or what was there before, even after a power
 * failure. Throws the error of the disk.
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

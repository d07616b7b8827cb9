import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** What was put into the file `path`. Undefined if it is not there, or not whole. */
export function readStored<T>(path: string): T | undefined {
  try {
    return deserialize(readFileSync(path)) as T;
  } catch {
    return undefined;
  }
}

/** Puts a value into a file, as a whole. */
export const writeStored = (path: string, value: unknown): void =>
  writeWhole(path, serialize(value));

/**
 * Writes a file. Whoever reads it gets all of it or what was there before, even after a power
 * failure. Throws the error of the disk.
 */
export function writeWhole(path: string, bytes: Uint8Array): void {
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

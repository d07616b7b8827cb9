import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * What an earlier build has put into the file `path`. Undefined if it is not there, or not whole.
 */
export function cachedValue<T>(path: string): T | undefined {
  try {
    return deserialize(readFileSync(path)) as T;
  } catch {
    return undefined;
  }
}

/**
 * Puts a value into a file for the next build. Whoever reads it gets all of it or nothing, even
 * after a power failure. On a full disk nothing is put: the build itself says so.
 */
export function cacheValue(path: string, value: unknown): void {
  const nextPath = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(nextPath, serialize(value), { flush: true });
    renameSync(nextPath, path);
  } catch {
    rmSync(nextPath, { force: true });
  }
}

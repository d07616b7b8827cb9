import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * Reads what an earlier build kept in the file `path`. Undefined if it is not there, or not whole.
 */
export function readKept<T>(path: string): T | undefined {
  try {
    return deserialize(readFileSync(path)) as T;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a value for the next build. Whoever reads it gets all of it or nothing, even after a power
 * failure.
 */
export function keep(path: string, value: unknown): void {
  const next = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(next, serialize(value), { flush: true });
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

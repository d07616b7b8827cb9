import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Reads what an earlier build kept in the file `path`. Undefined if it is not there, or not whole. */
export function readKept<T>(path: string): T | undefined {
  try {
    return deserialize(readFileSync(path)) as T;
  } catch {
    return undefined;
  }
}

/** Keeps a value for the next build. A build that is killed keeps all of it or nothing. */
export function keep(path: string, value: unknown): void {
  const next = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(next, serialize(value));
  renameSync(next, path);
}

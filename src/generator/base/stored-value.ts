import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { writeFileAtomically } from './write-file-atomically.ts';

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
  writeFileAtomically(path, serialize(value));

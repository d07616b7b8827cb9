import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { writeFileAtomically } from './write-file-atomically.ts';

/** Reads the value that `writeStored` put into a file; undefined if it is missing or incomplete. */
export function readStored<T>(path: string): T | undefined {
  try {
    return deserialize(readFileSync(path)) as T;
  } catch {
    return undefined;
  }
}

/** Writes a value to a file atomically. */
export const writeStored = (path: string, value: unknown): void =>
  writeFileAtomically(path, serialize(value));

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/**
 * Reads what an earlier build kept in the file `path`. Undefined if it is not there, or not whole.
 */
export function readKept<T>(path: string): T | undefined {
  try {
    const bytes = readFileSync(path);
    return bytes.readUInt32LE() === crc32(bytes.subarray(SUM))
      ? (deserialize(bytes.subarray(SUM)) as T)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a value for the next build. Whoever reads it gets all of it or nothing, even after a power
 * failure.
 */
export function keep(path: string, value: unknown): void {
  const bytes = serialize(value);
  const sum = Buffer.alloc(SUM);
  sum.writeUInt32LE(crc32(bytes));
  const next = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(next, Buffer.concat([sum, bytes]), { flush: true });
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

/** The bytes of the checksum before the value. */
const SUM = 4;

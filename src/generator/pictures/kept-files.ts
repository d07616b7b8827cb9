import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

export type Files = Map<string, Uint8Array>;

/** Reads files that an earlier build kept as one file, `path`. Undefined if it is not there, or not whole. */
export function readKept(path: string): Files | undefined {
  try {
    const bytes = readFileSync(path);
    return bytes.readUInt32LE() === crc32(bytes.subarray(SUM)) ? (deserialize(bytes.subarray(SUM)) as Files) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps files for the next build. Whoever reads them gets all of them or none, even after a power failure. */
export function keep(path: string, files: Files): void {
  const bytes = serialize(files);
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

/** The bytes of the checksum before the files. */
const SUM = 4;

import { createHash } from 'node:crypto';
import { extname } from 'node:path';

/** The output file of an asset, such as `assets/client.1a2b3c4d5e.js`. The name changes with the bytes, so browsers may cache the file forever. */
export function hashedPath(name: string, bytes: string | Uint8Array): string {
  const extension = extname(name);
  return `assets/${name.slice(0, -extension.length)}.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}${extension}`;
}

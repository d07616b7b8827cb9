import { createHash } from 'node:crypto';
import { extname } from 'node:path';

/** Output file of an asset under a name that changes with its bytes, so that browsers may keep it for ever: `assets/client.1a2b3c4d5e.js`. */
export function hashedPath(name: string, bytes: string | Uint8Array): string {
  const extension = extname(name);
  return `assets/${name.slice(0, -extension.length)}.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}${extension}`;
}

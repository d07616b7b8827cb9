import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { HASHED_PREFIX } from '../base/served-files.ts';
import type { FilesByPath } from '../page-assets.ts';

/**
 * Adds an asset to a site's files and returns its root-absolute address, such as
 * /assets/client.1a2b3c4d.js. The name changes with the bytes, so browsers may cache the file
 * forever.
 */
export function addHashed(files: FilesByPath, name: string, bytes: string | Uint8Array): string {
  const extension = extname(name);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const path = `${HASHED_PREFIX}${name.slice(0, -extension.length)}.${hash}${extension}`;
  files.set(path.slice(1), bytes);
  return path;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../generator/base/write-file-atomically.ts';
import { diskError } from './replace-files.ts';

/** The endings of files in the formats that photos may have. */
const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

// The photos as they were chosen lie beside those of the site, for another cut. They may say where
// they were taken, so neither the build nor publishing takes them. Each is named after the revision
// of the photo that was made of it: what is undone or readdressed still finds its own.
const pathOf = (contentPath: string, revision: string, ending: string): string =>
  join(contentPath, 'originals', `${revision}.${ending}`);

/** The path of the photo of which this one was made, if it was kept. */
export const originalPhoto = (contentPath: string, revision: string): string | undefined =>
  Object.values(EXTENSIONS)
    .map((ending) => pathOf(contentPath, revision, ending))
    .find(existsSync);

/** Keeps a photo as it was chosen. `revision` is that of the photo made of it. */
export function keepOriginal(
  contentPath: string,
  revision: string,
  bytes: Uint8Array,
  format: string,
): void {
  try {
    writeFileAtomically(pathOf(contentPath, revision, EXTENSIONS[format]!), bytes);
  } catch (error) {
    throw diskError('The photo as you chose it', error);
  }
}

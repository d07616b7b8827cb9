import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../generator/base/write-file-atomically.ts';
import { diskError } from './replace-files.ts';

const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

// `originals/` beside `images/` keeps the photos as they were chosen, for another crop. They may
// tell where they were taken, so neither the build nor publishing takes them. Each is named after
// the revision of the photo made of it, so it is found even after an undo or a new address.
const pathOf = (contentPath: string, revision: string, ending: string) =>
  join(contentPath, 'originals', `${revision}.${ending}`);

/** The path of the original of the photo with this revision, if it was kept. */
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

import { join } from 'node:path';
import { writeFileAtomically } from '../generator/base/write-file-atomically.ts';
import { isPhoto } from '../generator/content/sort-files.ts';
import type { ContentFolder } from '../generator/portable.ts';
import { revisionIn } from './content-files.ts';
import { removeIfPossible } from './replace-files.ts';

// `originals/` beside `images/` keeps the photos as they were chosen, for another crop. They may
// tell where they were taken, so neither the build nor publishing takes them. Each is named after
// the revision of the photo made of it, so it is found even after an undo or a new address.
const ORIGINAL = /^originals\/([\w-]{43})\.\w+$/;

/** The original of the photo with this revision, if it was kept. */
export const originalFile = (folder: ContentFolder, revision: string): string | undefined =>
  folder.list().files.find((file) => ORIGINAL.exec(file)?.[1] === revision);

/** Keeps a photo as it was chosen, if the disk can. `revision` is that of the saved photo. */
export function keepOriginal(
  contentPath: string,
  revision: string,
  bytes: Uint8Array,
  format: string,
): void {
  const ending = format === 'heif' ? 'avif' : format;
  try {
    writeFileAtomically(join(contentPath, 'originals', `${revision}.${ending}`), bytes);
  } catch {}
}

/** Removes the originals of photos that are gone. Call it while no step can bring one back. */
export function removeUnusedOriginals(contentPath: string, folder: ContentFolder): void {
  const { files } = folder.list();
  const photos = files.filter(isPhoto).map((photo) => revisionIn(folder, photo));
  for (const file of files) {
    const [, revision] = ORIGINAL.exec(file) ?? [];
    if (revision !== undefined && !photos.includes(revision))
      removeIfPossible(join(contentPath, file));
  }
}

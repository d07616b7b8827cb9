import { join } from 'node:path';
import { writeFileAtomically } from '../../generator/base/write-file-atomically.ts';
import type { ContentFolder } from '../../generator/portable.ts';

// `originals/` beside `images/` keeps the photos as they were chosen, for another crop. They may
// tell where they were taken, so neither the build nor publishing takes them. Each is named after
// the revision of the photo made of it, so it is found even after an undo or a new address. Older
// names also have the point that its crop kept.

/** The original of the photo with this revision, if it was kept. */
export const findOriginal = (folder: ContentFolder, revision: string): string | undefined =>
  folder.list().files.find((file) => file.startsWith(`originals/${revision}.`));

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

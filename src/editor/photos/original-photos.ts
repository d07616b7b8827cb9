import { join } from 'node:path';
import { writeFileAtomically } from '../../generator/base/write-file-atomically.ts';
import type { ContentFolder } from '../../generator/portable.ts';
import { MIDDLE } from '../shared/crop-of.ts';

// `originals/` beside `images/` keeps the photos as they were chosen, for another crop. They may
// tell where they were taken, so neither the build nor publishing takes them. Each is named after
// the revision of the photo made of it, so it is found even after an undo or a new address, and
// after the point that its crop kept, in percent.
const ORIGINAL = /^originals\/([\w-]{43})(?:\.(\d+)-(\d+))?\.\w+$/;

/** The original of the photo with this revision, if it was kept, and the point in its crop. */
export function findOriginal(folder: ContentFolder, revision: string) {
  for (const file of folder.list().files) {
    const [, photo, x = 50, y = 50] = ORIGINAL.exec(file) ?? [];
    if (photo === revision) return { file, keptPoint: { x: Number(x) / 100, y: Number(y) / 100 } };
  }
  return undefined;
}

/** Keeps a photo as it was chosen, if the disk can. `revision` is that of the saved photo. */
export function keepOriginal(
  contentPath: string,
  revision: string,
  bytes: Uint8Array,
  format: string,
  { x, y }: typeof MIDDLE,
): void {
  const ending = format === 'heif' ? 'avif' : format;
  const point = `${Math.round(x * 100)}-${Math.round(y * 100)}`;
  try {
    writeFileAtomically(join(contentPath, 'originals', `${revision}.${point}.${ending}`), bytes);
  } catch {}
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../generator/base/write-file-atomically.ts';
import { isPhoto } from '../generator/content/sort-files.ts';
import type { ContentFolder } from '../generator/portable.ts';
import { revisionIn } from './content-files.ts';
import { removeIfPossible } from './replace-files.ts';

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

/**
 * Keeps a photo as it was chosen, if the disk can. `revision` is that of the photo made of it, which
 * is saved already.
 */
export function keepOriginal(
  contentPath: string,
  revision: string,
  bytes: Uint8Array,
  format: string,
): void {
  try {
    writeFileAtomically(pathOf(contentPath, revision, EXTENSIONS[format]!), bytes);
  } catch {}
}

/** Removes the originals of photos that are gone. Call it while no step can bring one back. */
export function removeUnusedOriginals(contentPath: string, folder: ContentFolder): void {
  const { files } = folder.list();
  const originals = files.filter((file) => /^originals\/[\w-]{43}\./.test(file));
  if (originals.length === 0) return;
  const revisions = files.filter(isPhoto).map((photo) => revisionIn(folder, photo));
  for (const file of originals)
    if (!revisions.some((revision) => file.startsWith(`originals/${revision}.`)))
      removeIfPossible(join(contentPath, file));
}

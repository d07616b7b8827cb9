import { dirname, join } from 'node:path';
import type { Site } from '../site.ts';
import { disk as realDisk, explainDiskError, type Disk } from './disk.ts';
import { MARKER, MARKER_TEXT, outFolder, type OutFolder } from './out-folder.ts';
import { takeLock, type Waiting } from './out-lock.ts';

/**
 * Replaces the folder `path` by the site as a whole: whoever looks sees the old site or the new one, or for the instant
 * between two renames none, but never some of each. A build that fails leaves the old one, and so does one that is
 * killed, once `prepareOut` has run. Two builds at once take turns. Errors are BuildErrors that say what to do.
 */
export async function writeSite(site: Site, path: string, waiting: Waiting, disk: Disk = realDisk): Promise<void> {
  const folder = outFolder(disk, path);
  await locked(folder, waiting, disk, () => {
    try {
      writeFiles(disk, site, folder.next);
      swap(disk, folder);
    } finally {
      disk.rmSync(folder.next, { recursive: true, force: true });
    }
  });
}

/**
 * What a build does before anything else: refuses, with a BuildError, a folder that it may not replace, and brings back
 * the last site when another build was killed just while replacing it.
 */
export async function prepareOut(path: string, waiting: Waiting, disk: Disk = realDisk): Promise<void> {
  const folder = outFolder(disk, path);
  if (isHalfReplaced(disk, folder)) await locked(folder, waiting, disk, () => {});
}

async function locked(folder: OutFolder, waiting: Waiting, disk: Disk, act: () => void): Promise<void> {
  try {
    disk.mkdirSync(dirname(folder.out), { recursive: true });
    const unlock = await takeLock(disk, folder.lock, waiting);
    try {
      tidy(disk, folder);
      act();
    } finally {
      unlock();
    }
  } catch (error) {
    throw explainDiskError(error, folder.out);
  }
}

const isHalfReplaced = (disk: Disk, { out, last }: OutFolder): boolean => disk.existsSync(last) && !disk.existsSync(out);

/** Mends what a killed build left: it can have died between the two renames of `swap`, or before them. */
function tidy(disk: Disk, folder: OutFolder): void {
  if (isHalfReplaced(disk, folder)) disk.renameSync(folder.last, folder.out);
  for (const left of [folder.next, folder.last]) disk.rmSync(left, { recursive: true, force: true });
}

function writeFiles(disk: Disk, site: Site, folder: string): void {
  const made = new Set<string>();
  // The two files of a page hold one text: it is encoded once.
  const encoded = new Map<string, Uint8Array>();
  const encode = (text: string): Uint8Array => {
    const bytes = encoded.get(text) ?? Buffer.from(text);
    encoded.set(text, bytes);
    return bytes;
  };
  for (const [file, bytes] of [...site, [MARKER, MARKER_TEXT] as const]) {
    const path = join(folder, file);
    const parent = dirname(path);
    if (!made.has(parent)) disk.mkdirSync(parent, { recursive: true });
    made.add(parent);
    disk.writeFileSync(path, typeof bytes === 'string' ? encode(bytes) : bytes);
  }
}

/** No system call of Node exchanges two folders, so there are two renames, and `tidy` for the instant between them. */
function swap(disk: Disk, { out, next, last }: OutFolder): void {
  const replaces = disk.existsSync(out);
  if (replaces) disk.renameSync(out, last);
  try {
    disk.renameSync(next, out);
  } catch (error) {
    if (replaces) disk.renameSync(last, out);
    throw error;
  }
  disk.rmSync(last, { recursive: true, force: true });
}

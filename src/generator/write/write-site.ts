import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { ifThere } from '../if-there.ts';
import { disk as realDisk, type Disk, explainDiskError } from './disk.ts';
import { MARKER, MARKER_TEXT, outFolder } from './out-folder.ts';

/** A site while it is being written, in a temporary folder. */
export type NewSite = {
  /** Writes the same content to each of the files. Returns the number of bytes written. */
  add: (files: readonly string[], content: string | Uint8Array) => number;
  /** Replaces the last site. */
  finish: () => void;
  /** Removes what is left. Call it at the end, whether the site is finished or not. */
  close: () => void;
};

/**
 * Starts a site that will replace the folder `path` as a whole. A reader sees the old site or the new one, or neither for a
 * moment between two renames, but never a mix. Each build writes to a folder with a unique name, so simultaneous builds need
 * no lock: the last one to finish wins. Errors are BuildErrors that say what to do.
 */
export function writeSite(path: string, disk: Disk = realDisk): NewSite {
  const out = outFolder(disk, path);
  const id = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const [next, last] = [beside(out, id, 'next'), beside(out, id, 'last')];
  const made = new Set<string>();
  const makeFolder = (folder: string): void => {
    if (!made.has(folder)) disk.mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
  const add = (files: readonly string[], content: string | Uint8Array): number => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    for (const file of files) {
      const path = `${next}/${file}`;
      makeFolder(dirname(path));
      disk.writeFileSync(path, bytes);
    }
    return files.length * bytes.length;
  };
  const explained = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw explainDiskError(error, out);
    }
  };
  return {
    add: (files, content) => explained(() => add(files, content)),
    finish: () =>
      explained(() => {
        add([MARKER], MARKER_TEXT);
        swap(disk, { out, next, last });
      }),
    close: () => discard(disk, next),
  };
}

/**
 * The first step of a build. Throws a BuildError for a folder that it must not replace or that is inside one of `sources`.
 * Restores the last site if another build was killed while it replaced it. Removes what killed builds left.
 */
export function prepareOut(path: string, sources: readonly string[], disk: Disk = realDisk): void {
  const out = outFolder(disk, path, sources);
  try {
    const left = leftovers(disk, out);
    // Between the two renames of another build, the disk looks the same. That build then finds a site here and replaces it.
    const lost = left.findLast(({ end }) => end === 'last');
    if (lost && !disk.existsSync(out)) disk.renameSync(lost.folder, out);
    for (const { folder, pid } of left) if (!isRunning(pid)) discard(disk, folder);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw explainDiskError(error, out);
  }
}

/** Removes a leftover folder. The site itself is whole, so a build goes on if that fails, and the next one tries again. */
function discard(disk: Disk, folder: string): void {
  try {
    disk.rmSync(folder, { recursive: true, force: true });
  } catch {
    // The folder may hold files of another user.
  }
}

const beside = (out: string, id: string, end: 'next' | 'last'): string => join(dirname(out), `.${basename(out)}.${id}.${end}`);

/** The folders beside the site that builds write to, newest last. */
function leftovers(disk: Disk, out: string): { folder: string; pid: number; end: string }[] {
  const start = `.${basename(out)}.`;
  return disk
    .readdirSync(dirname(out))
    .filter((name) => name.startsWith(start))
    .flatMap((name) => {
      const [, pid, end] = /^(\d+)-[0-9a-f]{8}\.(next|last)$/.exec(name.slice(start.length)) ?? [];
      return pid === undefined || end === undefined ? [] : [{ folder: join(dirname(out), name), pid: Number(pid), end }];
    })
    .map((left) => ({ ...left, time: disk.statSync(left.folder).ctimeMs }))
    .sort((a, b) => a.time - b.time);
}

function isRunning(pid: number): boolean {
  // This process has not written yet, so a folder with its process id is from an earlier process.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

const MOST_TRIES = 100;

/** Node cannot exchange two folders in one call. So we rename twice, and `prepareOut` restores the last site if a build is killed in between. */
function swap(disk: Disk, { out, next, last }: { out: string; next: string; last: string }): void {
  for (let tries = 1; ; tries++) {
    disk.rmSync(last, { recursive: true, force: true });
    ifThere(() => disk.renameSync(out, last));
    try {
      disk.renameSync(next, out);
    } catch (error) {
      // Another build was faster; replace its site too.
      if (disk.existsSync(out) && tries < MOST_TRIES) continue;
      if (disk.existsSync(last)) disk.renameSync(last, out);
      throw error;
    }
    // Rename it first: if this build is killed now, `prepareOut` must not restore a half-deleted site.
    if (disk.existsSync(last)) disk.renameSync(last, next);
    return;
  }
}

import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { ifThere } from '../if-there.ts';
import { explainWrite } from './explain-write.ts';
import { foldersBeside, leftovers } from './leftovers.ts';
import { MANIFEST, manifestOf, STAGED } from './manifest.ts';
import { outFolder, refuseForeign } from './out-folder.ts';
import { replaceFiles } from './replace-files.ts';

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
 * no lock: the last one to finish wins. Only a folder that cannot be renamed, such as a mounted one, gets its new files one by
 * one. A file whose bytes are the same as before keeps its time. Errors are BuildErrors that say what to do.
 */
export function writeSite(path: string): NewSite {
  const out = outFolder(path);
  const { next, last } = explainWrite(out, () => makeFolders(out));
  const replacesSite = fs.existsSync(join(out, MANIFEST));
  const files: string[] = [];
  const made = new Set<string>();
  const add = (file: string, bytes: Uint8Array): void => {
    const target = `${next}/${file}`;
    const folder = dirname(target);
    if (!made.has(folder)) fs.mkdirSync(folder, { recursive: true });
    made.add(folder);
    if (replacesSite && linkSame(`${out}/${file}`, target, bytes)) return;
    // A power failure must not leave empty files where a whole site was. A first site has nothing to lose.
    fs.writeFileSync(target, bytes, { flush: replacesSite });
  };
  return {
    add: (paths, content) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      explainWrite(out, () => paths.forEach((file) => add(file, bytes)));
      files.push(...paths);
      return paths.length * bytes.length;
    },
    finish: () =>
      explainWrite(out, () => {
        add(MANIFEST, Buffer.from(manifestOf(files)));
        refuseForeign(out);
        if (next !== join(out, STAGED)) {
          if (swap({ out, next, last })) return;
          discard(join(out, STAGED));
          fs.cpSync(next, join(out, STAGED), { recursive: true, preserveTimestamps: true });
        }
        replaceFiles(out, files);
      }),
    close: () => [next, join(out, STAGED)].forEach((folder) => discard(folder)),
  };
}

/**
 * The first step of a build. Throws a BuildError for a folder that it must not replace or that is inside one of `sources`.
 * Restores the last site if another build was killed while it replaced it. Removes what killed builds left.
 */
export function prepareOut(path: string, sources: readonly string[]): void {
  const out = outFolder(path, sources);
  explainWrite(out, () =>
    ifThere(() => {
      const left = leftovers(out);
      // Between the two renames of another build, the disk looks the same. That build then finds a site here and replaces it.
      const lost = left.findLast(({ end }) => end === 'last');
      if (lost && !fs.existsSync(out)) fs.renameSync(lost.folder, out);
      for (const { folder, isInUse } of left) if (!isInUse) discard(folder);
    }),
  );
}

/** Removes a leftover folder. The site itself is whole, so a build goes on if that fails, and the next one tries again. */
function discard(folder: string): void {
  try {
    fs.rmSync(folder, { recursive: true, force: true });
  } catch {
    // The folder may hold files of another user.
  }
}

/** Makes the folder `next` beside `out`, or inside it if nothing may be written beside it. */
function makeFolders(out: string): { next: string; last: string } {
  const beside = foldersBeside(out);
  try {
    fs.mkdirSync(dirname(out), { recursive: true });
    // Not `recursive`: Node would not say that a disk is read-only.
    fs.mkdirSync(beside.next);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error)!) || !fs.existsSync(out))
      throw error;
    const next = join(out, STAGED);
    discard(next);
    fs.mkdirSync(next);
    return { next, last: beside.last };
  }
  keepRights(out, beside.next);
  return beside;
}

/** Gives the folder `next` the owner, group and mode of the folder that it will replace, as far as this user may. */
function keepRights(out: string, next: string): void {
  const before = fs.statSync(out, { throwIfNoEntry: false });
  if (!before) return;
  try {
    const { uid, gid } = fs.statSync(next);
    if (uid !== before.uid || gid !== before.gid) fs.chownSync(next, before.uid, before.gid);
  } catch {
    // Only root may give files to others.
  }
  fs.chmodSync(next, (before.mode & 0o7777) | 0o700);
}

/** Makes `target` a second name of the file `before`, if that has exactly these bytes. The name `before` is removed soon. */
function linkSame(before: string, target: string, bytes: Uint8Array): boolean {
  try {
    const isSame =
      fs.statSync(before).size === bytes.length && fs.readFileSync(before).equals(bytes);
    if (isSame) fs.linkSync(before, target);
    return isSame;
  } catch {
    // The file is new, or this disk has no second names.
    return false;
  }
}

const MOST_TRIES = 100;

/**
 * Node cannot exchange two folders in one call. So we rename twice, and `prepareOut` restores the last site if a build is
 * killed in between. Returns false if `out` cannot be renamed, because it is mounted.
 */
function swap({ out, next, last }: { out: string; next: string; last: string }): boolean {
  for (let tries = 1; ; tries++) {
    fs.rmSync(last, { recursive: true, force: true });
    try {
      ifThere(() => fs.renameSync(out, last));
    } catch (error) {
      if (['EBUSY', 'EXDEV'].includes(errorCode(error)!)) return false;
      throw error;
    }
    try {
      fs.renameSync(next, out);
    } catch (error) {
      // Another build was faster; replace its site too.
      if (fs.existsSync(out) && tries < MOST_TRIES) continue;
      if (fs.existsSync(last)) fs.renameSync(last, out);
      throw error;
    }
    // Rename it first: if this build is killed now, `prepareOut` must not restore a half-deleted site.
    if (fs.existsSync(last)) fs.renameSync(last, next);
    return true;
  }
}

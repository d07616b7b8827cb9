import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { errorCode } from './base/error-code.ts';
import { withDiskErrors, outputFolderError } from './base/disk-errors.ts';

/** The file that marks a folder as one that only builds write. */
export const MARK = '.generated-site';
const MARK_TEXT =
  'The build writes this folder and replaces all of it each time. ' +
  'Change content, not these files.\n';

export type Size = { files: number; bytes: number };

/** A site while it is written, beside the last one. */
export type OutputFolder = {
  /** Writes a file at each of the paths. */
  write: (paths: readonly string[], content: string | Uint8Array) => void;
  /** Replaces the last site. Returns how much was written. */
  finish: () => Size;
  /** Removes what is left. Call it at the end, whether the site is finished or not. */
  close: () => void;
};

/**
 * Begins a folder that will replace the one at `path`. Until it is finished, the last site stays as
 * it is. Throws a BuildError for a folder that no build wrote, and for a disk that fails.
 */
export function beginOutput(path: string): OutputFolder {
  const out = fs.existsSync(path) ? fs.realpathSync(path) : resolve(path);
  const folder = dirname(out);
  const beside = (end: string): string => join(folder, `.${basename(out)}${MARK}.${end}`);
  const [nextFolder, lastFolder] = [beside(`${randomUUID()}.next`), beside('last')];
  const size = { files: 0, bytes: 0 };
  const write = (file: string, content: string | Uint8Array): void => {
    fs.mkdirSync(dirname(join(nextFolder, file)), { recursive: true });
    fs.writeFileSync(join(nextFolder, file), content);
  };
  withDiskErrors(out, () => {
    fs.mkdirSync(folder, { recursive: true });
    for (const name of fs.readdirSync(folder)) {
      const other = join(folder, name);
      if (!other.startsWith(beside('')) || other === lastFolder) continue;
      // Left by a killed build. If that one still runs, `finish` finds its mark gone and stops.
      const left = beside(`${randomUUID()}.left`);
      fs.renameSync(other, left);
      // Another user may have built what this one may not remove.
      ifPossible(() => remove(left));
    }
    // A build was killed between its two renames.
    if (!fs.existsSync(out)) move(lastFolder, out);
    refuseForeign(out);
    remove(lastFolder);
    // Without `recursive`, the error of a read-only disk says what it is.
    fs.mkdirSync(nextFolder);
    write(MARK, MARK_TEXT);
  });
  return {
    write: (paths, content) => {
      withDiskErrors(out, () => paths.forEach((file) => write(file, content)));
      size.files += paths.length;
      size.bytes += paths.length * Buffer.byteLength(content);
    },
    finish: () => {
      if (!fs.existsSync(join(nextFolder, MARK))) throw outputFolderError(out, OTHER_BUILD);
      withDiskErrors(out, () => {
        move(out, lastFolder);
        try {
          fs.renameSync(nextFolder, out);
        } catch (error) {
          move(lastFolder, out);
          throw error;
        }
      });
      // A later build puts back the last folder, but not a site that is half removed.
      ifPossible(() => move(lastFolder, nextFolder));
      return size;
    },
    close: () => ifPossible(() => remove(nextFolder)),
  };
}

/** Clears up. What is left after a failure, the next build removes. */
function ifPossible(clear: () => void): void {
  try {
    clear();
  } catch (error) {
    // The site is written, or its own error is on its way.
    if (errorCode(error) === undefined) throw error;
  }
}

const remove = (folder: string): void => fs.rmSync(folder, { recursive: true, force: true });

function move(from: string, to: string): void {
  if (fs.existsSync(from)) fs.renameSync(from, to);
}

function refuseForeign(out: string): void {
  if (!fs.existsSync(out) || fs.existsSync(join(out, MARK))) return;
  if (!fs.statSync(out).isDirectory()) throw outputFolderError(out, `it is a file. ${OTHER}`);
  const [name] = fs.readdirSync(out);
  if (name === undefined) return;
  throw outputFolderError(out, `no build wrote what is in it, such as ${name}. ${OTHER}`);
}

const OTHER = 'Name a new or empty folder.';
const OTHER_BUILD = 'another build of it has begun since. Run one build at a time.';

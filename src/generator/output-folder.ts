import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { errorCode, outputFolderError, withWriteErrors } from './base/disk-errors.ts';

/** Marks a folder that only builds write. */
const NOTICE_FILE = '.generated-site';
const NOTICE =
  'The build writes this folder and replaces all of it each time. ' +
  'Change content, not these files.\n';

export type WrittenSize = { files: number; bytes: number };

/**
 * Writes a site beside the last one at `path`, which stays as it is until `finish`. Throws a
 * BuildError if that folder has files but no build wrote it, or if the disk fails.
 */
export function outputFolder(path: string) {
  const out = fs.existsSync(path) ? fs.realpathSync(path) : resolve(path);
  /** The path of a build's temporary folder beside `out`. */
  const temporaryPath = (end: string) =>
    join(dirname(out), `.${basename(out)}${NOTICE_FILE}.${end}`);
  const nextFolder = temporaryPath(`${randomUUID()}.next`);
  const lastFolder = temporaryPath('last');
  const size: WrittenSize = { files: 0, bytes: 0 };
  withWriteErrors(out, begin);

  function begin() {
    const folder = dirname(out);
    fs.mkdirSync(folder, { recursive: true });
    for (const name of fs.readdirSync(folder)) {
      const other = join(folder, name);
      // A killed build left it. If its build still runs, that build fails at its end.
      if (other.startsWith(temporaryPath('')) && other !== lastFolder)
        ignoringDiskErrors(() => remove(other));
    }
    // A build that was killed between its two renames left no site.
    if (!fs.existsSync(out)) move(lastFolder, out);
    assertNotForeign(out);
    remove(lastFolder);
    // Without `recursive`, the error of a read-only disk names the cause.
    fs.mkdirSync(nextFolder);
    writeFile(NOTICE_FILE, NOTICE);
  }

  function writeFile(file: string, content: string | Uint8Array) {
    const filePath = join(nextFolder, file);
    fs.mkdirSync(dirname(filePath), { recursive: true });
    fs.writeFileSync(filePath, content);
  }

  function replaceLast() {
    move(out, lastFolder);
    try {
      fs.renameSync(nextFolder, out);
    } catch (error) {
      move(lastFolder, out);
      throw error;
    }
  }

  return {
    write(paths: readonly string[], content: string | Uint8Array) {
      withWriteErrors(out, () => paths.forEach((file) => writeFile(file, content)));
      size.files += paths.length;
      size.bytes += paths.length * Buffer.byteLength(content);
    },

    /** Replaces the last site. Returns how much was written. */
    finish(): WrittenSize {
      if (!fs.existsSync(join(nextFolder, NOTICE_FILE)))
        throw outputFolderError(
          out,
          'another build of it has begun since. Run one build at a time.',
        );
      withWriteErrors(out, replaceLast);
      // A later build would restore even a half-removed `last` folder, so rename it first.
      ignoringDiskErrors(() => move(lastFolder, nextFolder));
      return size;
    },

    /** Removes the temporary folder. Call it at the end, whether the site is finished or not. */
    close() {
      ignoringDiskErrors(() => remove(nextFolder));
    },
  };
}

export type OutputFolder = ReturnType<typeof outputFolder>;

/** Runs a cleanup. If the disk fails, the next build removes the rest. */
function ignoringDiskErrors(clear: () => void) {
  try {
    clear();
  } catch (error) {
    // The site is complete, or a more useful error is already thrown.
    if (errorCode(error) === undefined) throw error;
  }
}

const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

function move(from: string, to: string) {
  if (fs.existsSync(from)) fs.renameSync(from, to);
}

function assertNotForeign(out: string) {
  if (!fs.existsSync(out) || fs.existsSync(join(out, NOTICE_FILE))) return;
  if (!fs.statSync(out).isDirectory())
    throw outputFolderError(out, `it is a file. ${NAME_ANOTHER}`);
  const [name] = fs.readdirSync(out);
  if (name === undefined) return;
  throw outputFolderError(out, `no build wrote what is in it, such as ${name}. ${NAME_ANOTHER}`);
}

const NAME_ANOTHER = 'Name a new or empty folder.';

import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { errorCode, outputFolderError, withWriteErrors } from './base/disk-errors.ts';

/** The file that says that only builds write its folder. */
export const NOTICE_FILE = '.generated-site';
const NOTICE =
  'The build writes this folder and replaces all of it each time. ' +
  'Change content, not these files.\n';

export type Size = { files: number; bytes: number };

/**
 * A site while it is written, beside the last one at `path`. Until it is finished, that one stays
 * as it is. Throws a BuildError for a folder that no build wrote, and for a disk that fails.
 */
export class OutputFolder {
  readonly #out: string;
  readonly #nextFolder: string;
  readonly #lastFolder: string;
  readonly #size: Size = { files: 0, bytes: 0 };

  constructor(path: string) {
    this.#out = fs.existsSync(path) ? fs.realpathSync(path) : resolve(path);
    this.#nextFolder = besideOf(this.#out, `${randomUUID()}.next`);
    this.#lastFolder = besideOf(this.#out, 'last');
    withWriteErrors(this.#out, () => this.#begin());
  }

  /** Writes a file at each of the paths. */
  write(paths: readonly string[], content: string | Uint8Array): void {
    withWriteErrors(this.#out, () => paths.forEach((file) => this.#writeFile(file, content)));
    this.#size.files += paths.length;
    this.#size.bytes += paths.length * Buffer.byteLength(content);
  }

  /** Replaces the last site. Returns how much was written. */
  finish(): Size {
    if (!fs.existsSync(join(this.#nextFolder, NOTICE_FILE)))
      throw outputFolderError(
        this.#out,
        'another build of it has begun since. Run one build at a time.',
      );
    withWriteErrors(this.#out, () => this.#replaceLast());
    // A later build puts back the last folder, but not a site that is half removed.
    ignoringDiskErrors(() => move(this.#lastFolder, this.#nextFolder));
    return this.#size;
  }

  /** Removes what is left. Call it at the end, whether the site is finished or not. */
  close(): void {
    ignoringDiskErrors(() => remove(this.#nextFolder));
  }

  #begin(): void {
    const folder = dirname(this.#out);
    fs.mkdirSync(folder, { recursive: true });
    for (const name of fs.readdirSync(folder)) {
      const other = join(folder, name);
      if (!other.startsWith(besideOf(this.#out, '')) || other === this.#lastFolder) continue;
      // Left by a killed build. If that one still runs, `finish` finds its notice gone and stops.
      const left = besideOf(this.#out, `${randomUUID()}.left`);
      fs.renameSync(other, left);
      // Another user may have built what this one may not remove.
      ignoringDiskErrors(() => remove(left));
    }
    // A build was killed between its two renames.
    if (!fs.existsSync(this.#out)) move(this.#lastFolder, this.#out);
    assertNotForeign(this.#out);
    remove(this.#lastFolder);
    // Without `recursive`, the error of a read-only disk says what it is.
    fs.mkdirSync(this.#nextFolder);
    this.#writeFile(NOTICE_FILE, NOTICE);
  }

  #writeFile(file: string, content: string | Uint8Array): void {
    const path = join(this.#nextFolder, file);
    fs.mkdirSync(dirname(path), { recursive: true });
    fs.writeFileSync(path, content);
  }

  #replaceLast(): void {
    move(this.#out, this.#lastFolder);
    try {
      fs.renameSync(this.#nextFolder, this.#out);
    } catch (error) {
      move(this.#lastFolder, this.#out);
      throw error;
    }
  }
}

/** A folder beside the one at `out`, for builds alone. */
const besideOf = (out: string, end: string): string =>
  join(dirname(out), `.${basename(out)}${NOTICE_FILE}.${end}`);

/** Clears up. What is left after a failure, the next build removes. */
function ignoringDiskErrors(clear: () => void): void {
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

function assertNotForeign(out: string): void {
  if (!fs.existsSync(out) || fs.existsSync(join(out, NOTICE_FILE))) return;
  if (!fs.statSync(out).isDirectory())
    throw outputFolderError(out, `it is a file. ${NAME_ANOTHER}`);
  const [name] = fs.readdirSync(out);
  if (name === undefined) return;
  throw outputFolderError(out, `no build wrote what is in it, such as ${name}. ${NAME_ANOTHER}`);
}

const NAME_ANOTHER = 'Name a new or empty folder.';

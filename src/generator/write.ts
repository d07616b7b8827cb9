import fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { BuildError } from './build-error.ts';
import { errorCode } from './error-code.ts';

/** The file that marks a folder as one that only builds write. */
export const MARK = '.generated-site';
const MARK_TEXT =
  'The build writes this folder and replaces all of it each time. Change content, not these files.\n';

/** A site while it is written, in a folder beside the last site. */
export type NewSite = {
  /** Writes a file at each of the paths. Returns the number of bytes. */
  write: (paths: readonly string[], content: string | Uint8Array) => number;
  /** Replaces the last site. */
  finish: () => void;
  /** Removes what is left. Call it at the end, whether the site is finished or not. */
  close: () => void;
};

/**
 * Begins a site that will replace the folder `path`. Until it is finished, the last site stays as it
 * is. Throws a BuildError for a folder that no build wrote, and for a disk that fails.
 */
export function writeSite(path: string): NewSite {
  const out = fs.existsSync(path) ? fs.realpathSync(path) : resolve(path);
  const [next, last] = ['next', 'last'].map((end) =>
    join(dirname(out), `.${basename(out)}${MARK}.${end}`),
  ) as [string, string];
  const remove = (folder: string): void => fs.rmSync(folder, { recursive: true, force: true });
  const write = (file: string, content: string | Uint8Array): void => {
    fs.mkdirSync(dirname(join(next, file)), { recursive: true });
    fs.writeFileSync(join(next, file), content);
  };
  explained(out, () => {
    // A build was killed between its two renames.
    if (!fs.existsSync(out) && fs.existsSync(last)) fs.renameSync(last, out);
    refuseForeign(out);
    for (const folder of [next, last]) remove(folder);
    write(MARK, MARK_TEXT);
  });
  return {
    write: (paths, content) => {
      explained(out, () => paths.forEach((file) => write(file, content)));
      return paths.length * Buffer.byteLength(content);
    },
    finish: () =>
      explained(out, () => {
        if (fs.existsSync(out)) fs.renameSync(out, last);
        try {
          fs.renameSync(next, out);
        } catch (error) {
          if (fs.existsSync(last)) fs.renameSync(last, out);
          throw error;
        }
        // Under this name, a site that is removed only in part is never put back.
        if (fs.existsSync(last)) fs.renameSync(last, next);
      }),
    close: () => explained(out, () => remove(next)),
  };
}

function refuseForeign(out: string): void {
  if (!fs.existsSync(out) || fs.existsSync(join(out, MARK))) return;
  if (!fs.statSync(out).isDirectory())
    throw refusal(out, 'it is a file. Name a new or empty folder.');
  const names = fs.readdirSync(out);
  if (names.length > 0)
    throw refusal(
      out,
      `no build wrote what is in it, such as ${names[0]}. Name a new or empty folder.`,
    );
}

const refusal = (out: string, why: string): BuildError =>
  new BuildError(`The site cannot be written to ${out}: ${why}`, 'output folder');

/** Does what `act` does, and turns a failed call of the disk into a sentence that says what to do. */
function explained(out: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    const advice = ADVICE[errorCode(error) ?? ''];
    if (!advice) throw error;
    const reason = (error as Error).message.slice(0, 600);
    throw refusal(out.slice(0, 300), `${advice} What was there before is unchanged. (${reason})`);
  }
}

const DENIED =
  'this user may not write to it or to the folder that holds it. Give this user the right, or choose another folder.';
const FULL = 'there is no room left on the disk. Free some and run the build again.';
const IN_USE =
  'another program uses it, or it is a mounted disk. Close that program, or choose another folder.';
const IN_THE_WAY = 'there is a file where a folder is needed. Remove it, or choose another folder.';
const ADVICE: Record<string, string> = {
  EACCES: DENIED,
  EPERM: DENIED,
  EROFS: 'the disk is read-only. Choose another folder.',
  ENOSPC: FULL,
  EDQUOT: FULL,
  ENOTDIR: IN_THE_WAY,
  EEXIST: IN_THE_WAY,
  EBUSY: IN_USE,
  EXDEV: IN_USE,
  ENOENT: 'a folder that it needs is missing, as on a read-only disk. Choose another folder.',
  ENAMETOOLONG:
    'a name is longer than the disk allows. Shorten the name of the file that it comes from, or choose another folder.',
  ELOOP: 'it is a symbolic link that leads to itself. Remove the link.',
};

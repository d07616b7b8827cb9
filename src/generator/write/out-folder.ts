import fs from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { BuildError } from '../build-error.ts';
import { explainWrite } from './explain-write.ts';
import { sortEntries } from './manifest.ts';

/**
 * The output folder with symbolic links resolved. Throws a BuildError if the folder has files that this tool did not make,
 * because the build would delete them, or if it is inside one of the folders `sources`, which the build reads.
 */
export function outFolder(path: string, sources: readonly string[] = []): string {
  const target = brokenLink(path);
  if (target !== undefined)
    throw refusal(
      path,
      `it is a link to ${target}, which is not there. Make that folder, or remove the link.`,
    );
  return explainWrite(path, () => {
    const out = realPath(resolve(path));
    const source = sources.find((folder) =>
      `${out}${sep}`.startsWith(`${realPath(resolve(folder))}${sep}`),
    );
    if (source !== undefined)
      throw refusal(
        path,
        `${basename(source)}/ holds files that the site is made from, and a build would mix its output with them. Name another folder.`,
      );
    refuseForeign(out, path);
    return out;
  });
}

/** Throws a BuildError if `out` is a file or a device, or has files that no build wrote. `path` is its name for the message. */
export function refuseForeign(out: string, path = out): void {
  if (fs.statSync(out, { throwIfNoEntry: false })?.isDirectory() === false)
    throw refusal(path, 'it is a file. Name a new or empty folder.');
  const { foreign } = sortEntries(out);
  if (foreign.length === 0) return;
  const more = foreign.length > MOST_NAMED ? ` and ${foreign.length - MOST_NAMED} more` : '';
  const names = foreign.slice(0, MOST_NAMED).join(', ') + more;
  throw refusal(
    path,
    `it holds files that this build did not write, and would delete: ${names}. Move them away, or name a new or empty folder.`,
  );
}

const MOST_NAMED = 5;

const refusal = (path: string, why: string): BuildError =>
  new BuildError(`The site cannot be written to ${path}: ${why}`, 'output folder');

/** The target of a broken symbolic link; undefined for anything else. */
function brokenLink(path: string): string | undefined {
  try {
    return fs.existsSync(path) ? undefined : fs.readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** The path as the disk writes it, with its links resolved, as far as it exists. */
function realPath(path: string): string {
  if (fs.existsSync(path)) return fs.realpathSync.native(path);
  return path === dirname(path) ? path : join(realPath(dirname(path)), basename(path));
}

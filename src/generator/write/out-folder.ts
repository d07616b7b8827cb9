import { basename, dirname, join, resolve, sep } from 'node:path';
import { BuildError } from '../build-error.ts';
import { ifThere } from '../if-there.ts';
import type { Disk } from './disk.ts';

/** The file that marks a folder as made by this tool. */
export const MARKER = '.generated-site';
export const MARKER_TEXT = 'The build writes this folder and replaces all of it each time. Change content, not these files.\n';

/**
 * The output folder with symbolic links resolved. Throws a BuildError if the folder has files that this tool did not make,
 * because the build would delete them, or if it is inside one of the folders `sources`, which the build reads.
 */
export function outFolder(disk: Disk, path: string, sources: readonly string[] = []): string {
  const target = brokenLink(disk, path);
  if (target !== undefined) throw refusal(path, `it is a link to ${target}, which is not there. Make that folder, or remove the link.`);
  const out = realPath(disk, resolve(path));
  const source = sources.find((folder) => `${out}${sep}`.startsWith(`${realPath(disk, resolve(folder))}${sep}`));
  if (source !== undefined)
    throw refusal(
      path,
      `${basename(source)}/ holds files that the site is made from, and a build would mix its output with them. Name another folder with --out.`,
    );
  const why = reasonToKeep(disk, out);
  if (why)
    throw refusal(
      path,
      `${why}, and the build replaces the whole folder. Name a new or empty folder with --out, or move away what is there.`,
    );
  return out;
}

const refusal = (path: string, why: string): BuildError => new BuildError(`The site cannot be written to ${path}: ${why}`);

/** The target of a broken symbolic link; undefined for anything else. */
function brokenLink(disk: Disk, path: string): string | undefined {
  try {
    return disk.existsSync(path) ? undefined : disk.readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** The path as the disk writes it, with its links resolved, as far as it exists. */
function realPath(disk: Disk, path: string): string {
  if (disk.existsSync(path)) return disk.realpathSync.native(path);
  return path === dirname(path) ? path : join(realPath(disk, dirname(path)), basename(path));
}

/** Why a folder must not be replaced; undefined if it may be. It may be new, or another build may have just moved it. */
const reasonToKeep = (disk: Disk, out: string): string | undefined =>
  ifThere(() => {
    if (!disk.statSync(out).isDirectory()) return 'it is a file';
    const isOurs = disk.existsSync(join(out, MARKER)) || disk.readdirSync(out).length === 0;
    return isOurs ? undefined : 'it holds files that this build did not write';
  });

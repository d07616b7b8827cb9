import { basename, dirname, join, resolve } from 'node:path';
import { BuildError } from '../build-error.ts';
import type { Disk } from './disk.ts';

/** File that marks a folder as made by this tool. */
export const MARKER = '.generated-site';
export const MARKER_TEXT = 'This folder is written by the build, which replaces it as a whole. Change content, not these files.\n';

/** The folder to write and its two neighbours: the next site while it is being written, the last one while it is being replaced. */
export type OutFolder = { out: string; next: string; last: string; lock: string };

/**
 * Where a site goes, links resolved. A BuildError when something stands there that this tool did not make: replacing
 * it would delete it.
 */
export function outFolder(disk: Disk, path: string): OutFolder {
  const out = disk.existsSync(path) ? disk.realpathSync(path) : resolve(path);
  if (disk.existsSync(out)) {
    if (!disk.statSync(out).isDirectory()) throw refusal(path, 'it is a file');
    if (!disk.existsSync(join(out, MARKER)) && disk.readdirSync(out).length > 0) throw refusal(path, 'it holds files that this build did not write');
  }
  const beside = (end: string): string => join(dirname(out), `.${basename(out)}.${end}`);
  return { out, next: beside('next'), last: beside('last'), lock: beside('lock') };
}

const refusal = (path: string, why: string): BuildError =>
  new BuildError(`The site cannot be written to ${path}: ${why}, and the build replaces its folder as a whole. Name a new or empty folder with --out, or move away what is there.`);

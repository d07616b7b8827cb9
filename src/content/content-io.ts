import fg from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Where content comes from. The loader sees no more of the disk than this. */
export type ContentIo = {
  /** The folder's name as messages show it, such as `content`. */
  root: string;
  /** Every file, by its path below the root with forward slashes, in alphabetical order. */
  list(): string[];
  read(file: string): Uint8Array;
};

/** Content in a folder on disk, usually `content` in the current directory. */
export function readContentFolder(dir: string): ContentIo {
  const near = relative('.', dir);
  return {
    root: (near && !near.startsWith('..') ? near : dir).split(sep).join('/'),
    list: () => fg.sync('**', { cwd: dir, dot: true }).sort(),
    read: (file) => readFileSync(join(dir, file)),
  };
}

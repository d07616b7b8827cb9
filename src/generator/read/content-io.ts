import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Where content comes from. The loader sees no more of the disk than this. */
export type ContentIo = {
  /** The folder's name as messages show it, such as `content`. */
  root: string;
  /** Every file, and apart from them every symbolic link, which is not followed: by path below the root with forward slashes, in alphabetical order. */
  list(): { files: string[]; links: string[] };
  read(file: string): Uint8Array;
};

/** Content in a folder on disk, usually `content` in the current directory. */
export function readContentFolder(dir: string): ContentIo {
  const near = relative('.', dir);
  return {
    root: (near && !near.startsWith('..') ? near : dir).split(sep).join('/'),
    list: () => {
      const entries = existsSync(dir) ? readdirSync(dir, { recursive: true, withFileTypes: true }) : [];
      const pathsOf = (some: typeof entries): string[] => some.map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')).sort();
      return { files: pathsOf(entries.filter((entry) => entry.isFile())), links: pathsOf(entries.filter((entry) => entry.isSymbolicLink())) };
    },
    read: (file) => readFileSync(join(dir, file)),
  };
}

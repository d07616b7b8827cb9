import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The source of content. The loader uses no other disk access. */
export type ContentIo = {
  /** The folder's name as messages show it, such as `content`. */
  root: string;
  /** All files, and separately all symbolic links, which are not followed. Paths are relative to the root, with forward slashes, in alphabetical order. */
  list(): { files: string[]; links: string[] };
  read(file: string): Uint8Array;
};

/** Reads content from a folder on disk, usually `content` in the current directory. */
export function readContentFolder(dir: string): ContentIo {
  const near = relative('.', dir);
  return {
    root: (near && !near.startsWith('..') ? near : dir).split(sep).join('/'),
    list: () => {
      const entries = existsSync(dir) ? readdirSync(dir, { recursive: true, withFileTypes: true }) : [];
      const pathsOf = (some: typeof entries): string[] =>
        some.map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')).sort();
      return {
        files: pathsOf(entries.filter((entry) => entry.isFile())),
        links: pathsOf(entries.filter((entry) => entry.isSymbolicLink())),
      };
    },
    read: (file) => readFileSync(join(dir, file)),
  };
}

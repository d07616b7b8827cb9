import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listFiles } from '../base/list-files.ts';

/** A folder of content, on disk or as a commit or drafts have it. Content is read only from it. */
export type ContentFolder = {
  /** The folder's name as messages show it, such as `content`. */
  name: string;
  /**
   * All files, and separately all symbolic links, which are not followed. Paths are relative to the
   * folder, with forward slashes, in alphabetical order.
   */
  list(): { files: string[]; symlinks: string[] };
  read(file: string): Uint8Array;
};

/** The content of a folder on disk, usually `content` in the current directory. */
export function openContentFolder(path: string): ContentFolder {
  const fromHere = relative('.', path);
  return {
    name: (fromHere && !fromHere.startsWith('..') ? fromHere : path).split(sep).join('/'),
    list: () => listFiles(path),
    read: (file) => readFileSync(join(path, file)),
  };
}

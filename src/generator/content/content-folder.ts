import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listFiles } from '../base/list-files.ts';

/**
 * A folder of content on disk, in a commit, or with the editor's drafts. All content is read
 * through this type.
 */
export type ContentFolder = {
  /** The folder's name as messages show it, such as `content`. */
  name: string;
  /** All files and symbolic links, as `listFiles` returns them. */
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

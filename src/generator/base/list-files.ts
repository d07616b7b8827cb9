import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ifThere } from './if-there.ts';
import { withReadErrors } from './with-read-errors.ts';

/**
 * All files of a folder, at any depth, hidden ones too, and separately all symbolic links, which
 * are not followed. Paths are relative to the folder, with forward slashes, in alphabetical order.
 * A missing folder has no files. Throws a BuildError if a folder cannot be read.
 */
export function listFiles(folder: string): { files: string[]; symlinks: string[] } {
  const read = () => readdirSync(folder, { recursive: true, withFileTypes: true });
  const entries = withReadErrors(folder, () => ifThere(read)) ?? [];
  const pathsOf = (some: typeof entries): string[] =>
    some
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .map((path) => path.split(sep).join('/'))
      .sort();
  return {
    files: pathsOf(entries.filter((entry) => entry.isFile())),
    symlinks: pathsOf(entries.filter((entry) => entry.isSymbolicLink())),
  };
}

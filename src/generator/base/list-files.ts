import fastGlob from 'fast-glob';
import { withReadErrors } from './disk-errors.ts';

/**
 * All files of a folder, at any depth, hidden ones too, and separately all symbolic links, which
 * are not followed. Paths are relative to the folder, with forward slashes, in alphabetical order.
 * A missing folder has no files. Throws a BuildError if a folder cannot be read.
 */
export function listFiles(folder: string): { files: string[]; symlinks: string[] } {
  const entries = withReadErrors(folder, () =>
    fastGlob.sync('**', {
      cwd: folder,
      dot: true,
      followSymbolicLinks: false,
      onlyFiles: false,
      objectMode: true,
    }),
  );
  const pathsOf = (some: typeof entries) => some.map(({ path }) => path).sort();
  return {
    files: pathsOf(entries.filter(({ dirent }) => dirent.isFile())),
    symlinks: pathsOf(entries.filter(({ dirent }) => dirent.isSymbolicLink())),
  };
}

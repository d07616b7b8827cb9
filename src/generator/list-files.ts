import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ifThere } from './if-there.ts';

/**
 * All files of a folder, at any depth, and separately all symbolic links, which are not followed. Paths are relative to the
 * folder, with forward slashes, in alphabetical order. A missing folder has no files.
 */
export function listFiles(folder: string): { files: string[]; links: string[] } {
  const entries = ifThere(() => readdirSync(folder, { recursive: true, withFileTypes: true })) ?? [];
  const pathsOf = (some: typeof entries): string[] =>
    some.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')).sort();
  return {
    files: pathsOf(entries.filter((entry) => entry.isFile())),
    links: pathsOf(entries.filter((entry) => entry.isSymbolicLink())),
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { Site } from '../site.ts';
import { BuildError } from '../build-error.ts';
import { errorCode } from '../write/disk.ts';

/**
 * Every file of a folder, at any depth, by its path with forward slashes. Skips files that operating systems leave behind.
 * A missing folder has no files. Throws a BuildError for symbolic links, because they can lead anywhere.
 */
export function readPublicFiles(folder: string): Site {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !LITTER.has(entry.name));
    const pathsOf = (some: typeof entries): string[] =>
      some.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')).sort();
    const links = pathsOf(entries.filter((entry) => entry.isSymbolicLink()));
    if (links.length > 0)
      throw new BuildError(
        links
          .map(
            (path) => `${basename(folder)}/${path} is a symbolic link. Links are not copied: put the file or folder itself in its place.`,
          )
          .join('\n'),
      );
    return new Map(pathsOf(entries.filter((entry) => entry.isFile())).map((path) => [path, readFileSync(join(folder, path))]));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return new Map();
    throw error;
  }
}

const LITTER = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep']);

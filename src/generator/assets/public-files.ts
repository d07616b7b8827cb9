import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { listFiles } from '../list-files.ts';
import type { Site } from '../site.ts';

/**
 * Every file of a folder, at any depth, by its path with forward slashes. Skips files that operating systems leave behind.
 * A missing folder has no files. Throws a BuildError for symbolic links, because they can lead anywhere.
 */
export function readPublicFiles(folder: string): Site {
  const { files, links } = listFiles(folder);
  if (links.length > 0)
    throw new BuildError(
      links
        .map((path) => `${basename(folder)}/${path} is a symbolic link. Links are not copied: put the file or folder itself in its place.`)
        .join('\n'),
    );
  return new Map(files.filter((path) => !LITTER.has(basename(path))).map((path) => [path, readFileSync(join(folder, path))]));
}

const LITTER = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep']);

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mistakesError } from '../base/build-error.ts';
import { ifExists, withReadErrors } from '../base/disk-errors.ts';
import { isLitter } from '../base/is-litter.ts';
import { listFiles } from '../base/list-files.ts';
import { HASHED_PREFIX } from '../base/served-files.ts';
import type { FilesByPath } from '../page-assets.ts';

/**
 * Every file of a folder, at any depth, by its path with forward slashes. Skips files that
 * operating systems and editors leave behind. A missing folder has no files. Throws a BuildError
 * for:
 * - symbolic links, because they can lead anywhere
 * - other hidden files, which are seldom meant for visitors
 * - files in the folder that browsers cache for a year
 */
export function readPublicFiles(folder: string): FilesByPath {
  const name = basename(folder);
  const { files: allFiles, symlinks } = listFiles(folder);
  const files = allFiles.filter((path) => !isLitter(path));
  const hidden = new Set(files.flatMap((path) => TO_HIDDEN_NAME.exec(path)?.[0] ?? []));
  const messages = [
    ...symlinks
      .filter((path) => !isLitter(path))
      .map(
        (path) =>
          `${name}/${path} is a symbolic link. Links are not copied: ` +
          'put the file or folder itself in its place.',
      ),
    ...[...hidden].map(
      (path) =>
        `${name}/${path} is hidden, and everything in ${name}/ is published. Move it out of there.`,
    ),
    ...files
      .filter((path) => `/${path}`.startsWith(HASHED_PREFIX))
      .map(
        (path) =>
          `${name}/${path} would be kept by browsers for a year, as all of ${HASHED_PREFIX} is. ` +
          `Move it to another folder of ${name}/.`,
      ),
  ];
  if (messages.length > 0) throw mistakesError(messages.map((message) => ({ message })));
  const read = (path: string): Uint8Array | undefined =>
    withReadErrors(`${name}/${path}`, () => ifExists(() => readFileSync(join(folder, path))));
  return new Map(
    files.flatMap((path): [string, Uint8Array][] => {
      const data = read(path);
      // Drawing new share cards may have just removed an old one.
      return data ? [[path, data]] : [];
    }),
  );
}

/**
 * Matches a path up to its first name with a dot in front. The folder .well-known is for programs
 * that visit the site.
 */
const TO_HIDDEN_NAME = /^(?!\.well-known\/)(?:[^./][^/]*\/)*?\.[^/]*/;

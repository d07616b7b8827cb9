import { posix } from 'node:path';
import { BuildError } from './base/build-error.ts';

/**
 * Throws a BuildError if two files have the same name, or if a file has the name of a folder.
 * `source` is what a file is made from.
 */
export function refuseClashes(files: readonly { name: string; source: string }[]): void {
  // Some disks know no case: one of two files would be written over the other.
  const sources = new Map<string, string>();
  for (const { name, source } of files) {
    const other = sources.get(name.toLowerCase());
    if (other !== undefined)
      throw new BuildError(`${other} and ${source} both become ${name}. Rename one of them.`);
    sources.set(name.toLowerCase(), source);
  }
  for (const { name, source } of files)
    for (let folder = posix.dirname(name); folder !== '.'; folder = posix.dirname(folder)) {
      const file = sources.get(folder.toLowerCase());
      if (file !== undefined)
        throw new BuildError(
          `${file} becomes the file ${folder}, and ${source} needs a folder of that name. ` +
            'Rename one of them.',
        );
    }
}

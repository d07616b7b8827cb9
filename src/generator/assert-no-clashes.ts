import { posix } from 'node:path';
import { BuildError } from './base/build-error.ts';

/**
 * Throws a BuildError if two files have the same name, or if a file has the name of a folder.
 */
export function assertNoClashes(files: readonly { name: string; madeFrom: string }[]): void {
  // On some disks, names ignore case: the second file would overwrite the first.
  const origins = new Map<string, string>();
  for (const { name, madeFrom } of files) {
    const other = origins.get(name.toLowerCase());
    if (other !== undefined)
      throw new BuildError(`${other} and ${madeFrom} both become ${name}. Rename one of them.`);
    origins.set(name.toLowerCase(), madeFrom);
  }
  for (const { name, madeFrom } of files)
    for (let folder = posix.dirname(name); folder !== '.'; folder = posix.dirname(folder)) {
      const file = origins.get(folder.toLowerCase());
      if (file !== undefined)
        throw new BuildError(
          `${file} becomes the file ${folder}, and ${madeFrom} needs a folder of that name. ` +
            'Rename one of them.',
        );
    }
}

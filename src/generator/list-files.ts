import { readdirSync } from 'node:fs';
import { ifThere } from './if-there.ts';
import { explainRead } from './read-file.ts';

/**
 * All files of a folder, at any depth, and separately all symbolic links, which are not followed. Paths are relative to the
 * folder, with forward slashes, in alphabetical order. A missing folder has no files. Throws a
 * BuildError if a folder cannot be read.
 */
export function listFiles(folder: string): { files: string[]; links: string[] } {
  const files: string[] = [];
  const links: string[] = [];
  // We do not use the option `recursive`: since Node 22, it enters linked folders.
  const walk = (below: string): void => {
    const read = () => ifThere(() => readdirSync(`${folder}/${below}`, { withFileTypes: true }));
    for (const entry of explainRead(`${folder}/${below}`, read) ?? []) {
      const path = below + entry.name;
      if (entry.isDirectory()) walk(`${path}/`);
      else if (entry.isFile()) files.push(path);
      else if (entry.isSymbolicLink()) links.push(path);
    }
  };
  walk('');
  return { files: files.sort(), links: links.sort() };
}

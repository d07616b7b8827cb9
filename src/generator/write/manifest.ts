import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { dirname } from 'node:path';
import { ifThere } from '../if-there.ts';
import { SYSTEM_FILES } from '../system-files.ts';

/** The file that marks a folder as made by this tool. It lists all that the build wrote there. */
export const MANIFEST = '.generated-site';

/** The folder for new files inside an output folder that cannot be replaced as a whole. */
export const STAGED = `${MANIFEST}.next`;

const TITLE =
  'The build writes this folder and replaces all of it each time. Change content, not these files.';

/** The text of the manifest for a site with these files. */
export function manifestOf(files: readonly string[]): string {
  return [TITLE, ...[...withFolders([MANIFEST, ...files])].map(fingerprint), ''].join('\n');
}

/** These files, and the folders that they are in, with a slash at the end. */
export function withFolders(files: readonly string[]): Set<string> {
  const paths = new Set(files);
  for (const file of files)
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
      paths.add(`${folder}/`);
  return paths;
}

/** A host may publish the manifest, and it must not tell the names of files that no page links to. */
const fingerprint = (path: string): string =>
  createHash('sha256').update(path).digest('hex').slice(0, 16);

/**
 * Sorts what is in an output folder: `own` was written by a build, each folder before its content, with a slash at its end;
 * `foreign` was not. The content of a foreign folder is not listed. A missing folder has neither.
 */
export function sortEntries(out: string): { own: string[]; foreign: string[] } {
  const lines = new Set(ifThere(() => fs.readFileSync(`${out}/${MANIFEST}`, 'utf8'))?.split('\n'));
  const own: string[] = [];
  const foreign: string[] = [];
  const walk = (below: string): void => {
    for (const entry of ifThere(() => fs.readdirSync(`${out}/${below}`, { withFileTypes: true })) ??
      []) {
      const path = below + entry.name + (entry.isDirectory() ? '/' : '');
      if (path === `${STAGED}/`) continue;
      const isOwn = lines.has(fingerprint(path)) || SYSTEM_FILES.has(entry.name);
      (isOwn ? own : foreign).push(path);
      if (isOwn && entry.isDirectory()) walk(path);
    }
  };
  walk('');
  return { own, foreign };
}

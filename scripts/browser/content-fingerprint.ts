import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openContentFolder } from '../../src/generator/node.ts';

/** The file beside recorded pictures that says of which content they are. */
const RECORDED = 'content.sha256';

/**
 * A hash of all that an owner can change: the files of content/, but for the schemas, which are
 * made from code.
 */
function contentFingerprint(root: string): string {
  const folder = openContentFolder(join(root, 'content'));
  const hash = createHash('sha256');
  for (const file of folder.list().files.filter((name) => !name.startsWith('schema/')))
    hash.update(`${file}\0`).update(folder.read(file)).update('\0');
  return hash.digest('hex');
}

/** Notes in a folder of pictures that they are of today's content. */
export function recordContent(folder: string, root: string): void {
  writeFileSync(join(folder, RECORDED), `${contentFingerprint(root)}\n`);
}

/** Whether the pictures in a folder are of today's content. */
export const areOfThisContent = (folder: string, root: string): boolean =>
  readFileSync(join(folder, RECORDED), 'utf8') === `${contentFingerprint(root)}\n`;

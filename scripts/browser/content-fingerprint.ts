import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openContentFolder } from '../../src/generator/node.ts';

/** The file beside recorded pictures with the fingerprint of their content. */
const RECORDED = 'content.sha256';

/** A hash of the owner's files: content/ without the schemas, which are made from code. */
function contentFingerprint(root: string): string {
  const folder = openContentFolder(join(root, 'content'));
  const hash = createHash('sha256');
  for (const file of folder.list().files.filter((name) => !name.startsWith('schema/')))
    hash.update(`${file}\0`).update(folder.read(file)).update('\0');
  return hash.digest('hex');
}

/** Records that the pictures in a folder show today's content. */
export function recordContent(folder: string, root: string): void {
  writeFileSync(join(folder, RECORDED), `${contentFingerprint(root)}\n`);
}

/** Whether the pictures in a folder show today's content. */
export const areOfThisContent = (folder: string, root: string): boolean =>
  readFileSync(join(folder, RECORDED), 'utf8') === `${contentFingerprint(root)}\n`;

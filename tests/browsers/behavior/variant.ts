import { FROZEN_FOLDER } from '../../support/frozen-content.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../../src/generator/build-site.ts';
import { site } from '../../../src/site.ts';

export type Variant = { folder: string; remove: () => void };

/** Builds the site from a changed copy of the frozen content; `edits` are file → old text → new text. */
export async function buildVariant(edits: Record<string, [from: string | RegExp, to: string][]>): Promise<Variant> {
  const copy = mkdtempSync(join(tmpdir(), 'variant-'));
  const content = join(copy, 'content');
  cpSync(FROZEN_FOLDER, content, { recursive: true });
  for (const [file, changes] of Object.entries(edits)) {
    const path = join(content, file);
    for (const [from, to] of changes) {
      const before = readFileSync(path, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${FROZEN_FOLDER}/${file} holds no ${from}, so the test would test nothing.`);
      writeFileSync(path, after);
    }
  }
  const folder = join(copy, 'dist');
  await buildSite(site, { root: process.cwd(), content, out: folder, now: () => new Date(), log: () => undefined });
  return { folder, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST, manifestOf, sortEntries, STAGED, withFolders } from './manifest.ts';

/**
 * Replaces the site in `out`, a folder that cannot be renamed, with the files in its folder STAGED. Each file is replaced at
 * once, one after another. If a build is killed meanwhile, some pages are new and some old, and the next build replaces all.
 */
export function replaceFiles(out: string, files: readonly string[]): void {
  const staged = join(out, STAGED);
  const { own } = sortEntries(out);
  // Until the end, files of both sites belong to the build.
  const both = [...own.filter((path) => !path.endsWith('/')), ...files];
  fs.writeFileSync(join(out, MANIFEST), manifestOf(both), { flush: true });
  const kept = withFolders([MANIFEST, ...files]);
  for (const path of own.reverse())
    if (!kept.has(path)) fs.rmSync(join(out, path), { recursive: true, force: true });
  for (const file of files) {
    fs.mkdirSync(dirname(join(out, file)), { recursive: true });
    fs.renameSync(join(staged, file), join(out, file));
  }
  fs.renameSync(join(staged, MANIFEST), join(out, MANIFEST));
  fs.rmSync(staged, { recursive: true, force: true });
}

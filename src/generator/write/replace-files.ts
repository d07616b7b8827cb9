import { dirname, join } from 'node:path';
import type { Disk } from './disk.ts';
import { MANIFEST, manifestOf, sortEntries, STAGED, withFolders } from './manifest.ts';

/**
 * Replaces the site in `out`, a folder that cannot be renamed, with the files in its folder STAGED. Each file is replaced at
 * once, one after another. If a build is killed meanwhile, some pages are new and some old, and the next build replaces all.
 */
export function replaceFiles(disk: Disk, out: string, files: readonly string[]): void {
  const staged = join(out, STAGED);
  const { own } = sortEntries(disk, out);
  // Until the end, files of both sites belong to the build.
  const both = [...own.filter((path) => !path.endsWith('/')), ...files];
  disk.writeFileSync(join(out, MANIFEST), manifestOf(both), { flush: true });
  const kept = withFolders([MANIFEST, ...files]);
  for (const path of own.reverse()) if (!kept.has(path)) disk.rmSync(join(out, path), { recursive: true, force: true });
  for (const file of files) {
    disk.mkdirSync(dirname(join(out, file)), { recursive: true });
    disk.renameSync(join(staged, file), join(out, file));
  }
  disk.renameSync(join(staged, MANIFEST), join(out, MANIFEST));
  disk.rmSync(staged, { recursive: true, force: true });
}

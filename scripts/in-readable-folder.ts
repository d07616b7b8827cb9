import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The test program takes these for parts of an address, in the path of its folder too. */
const UNREADABLE = /[#?%]/;
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.cache']);

/**
 * Calls `use` with the project's folder, or with a copy of it if the test program cannot read its
 * path. The copy shares the packages, and is gone afterwards.
 */
export function inReadableFolder<Result>(root: string, use: (folder: string) => Result): Result {
  if (!UNREADABLE.test(root)) return use(root);
  const copy = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    return use(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { BuildError } from '../build-error.ts';
import { errorCode } from '../error-code.ts';
import { ifThere } from '../if-there.ts';

/** Milliseconds to wait for more changes, since one save can be several. */
const BURST = 1;

/** How much longer to wait if a file is empty or missing: some editors empty or move it before they write it. */
const PATIENCE = 4;

/**
 * Calls `changed` with every file or folder that was saved, added or removed in one of the folders `names` of `root`, once
 * for a burst of changes. Paths are relative to `root`, with forward slashes. Folders may be added, removed and replaced.
 * Returns a function that stops it; the process may also exit without it.
 *
 * We do not use chokidar: 5.0.0, the newest version for Node 20, missed 20 of 40 saves by rename, as many editors save, when
 * each save came right after the report of the one before.
 */
export function watchFolders(
  root: string,
  names: string[],
  changed: (files: readonly string[]) => void,
): () => void {
  let watchers: FSWatcher[] = [];
  const burst = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;
  const report = (): void => {
    const files = [...burst].map((path) => relative(root, path).split(sep).join('/'));
    burst.clear();
    changed(files);
  };
  const soon = (path: string): void => {
    burst.add(path);
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if ([...burst].every(isWrittenFile)) return report();
      waiting = setTimeout(() => {
        rewatch();
        report();
      }, PATIENCE);
    }, BURST);
  };
  const close = (): void => {
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
  };
  // Watch each folder separately, and watch all of them again: a recursive watch in Node 20 loses replaced folders and follows moved ones.
  const rewatch = (): void => {
    const next: FSWatcher[] = [];
    const add = (folder: string, isMeant: (name: string) => boolean): void => {
      const listener = (_event: string, name: string | null): void =>
        void ((name === null || isMeant(name)) && soon(join(folder, name ?? '')));
      next.push(watchOne(folder, listener).on('error', () => soon(folder)));
    };
    add(root, (name) => names.includes(name));
    for (const name of names) eachFolder(join(root, name), (folder) => add(folder, () => true));
    close();
    watchers = next;
  };
  rewatch();
  return close;
}

/** Watches one folder. Throws a BuildError if the system allows no more. */
function watchOne(
  folder: string,
  listener: (event: string, name: string | null) => void,
): FSWatcher {
  try {
    return watch(folder, { persistent: false }, listener);
  } catch (error) {
    if (!['ENOSPC', 'EMFILE'].includes(errorCode(error)!)) throw error;
    throw new BuildError(
      `The system does not let this program watch ${folder} for changes: other programs watch too many files. Close some, or raise the limit. On Linux: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024`,
    );
  }
}

function isWrittenFile(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && found.isFile() && found.size > 0;
}

/** A folder and all folders below it. Each is watched before it is read, so no change is missed. Folders that vanish meanwhile are left out. */
function eachFolder(folder: string, act: (folder: string) => void): void {
  ifThere(() => {
    act(folder);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) eachFolder(join(folder, entry.name), act);
  });
}

/** Whether a changed file or folder equals one of `paths`, is inside one, or contains one. */
export const touches = (changed: readonly string[], paths: Iterable<string>): boolean => {
  for (const b of paths)
    if (changed.some((a) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`))) return true;
  return false;
};

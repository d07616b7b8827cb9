import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { errorCode } from '../base/error-code.ts';
import { ifThere } from '../base/if-there.ts';

/** Milliseconds to wait for more changes, since one save can be several. */
const BURST = 1;

/**
 * How much longer to wait if a file is empty or missing: some editors empty or move it before they
 * write it.
 */
const PATIENCE = 4;

/** For how many milliseconds after a report the system is trusted to tell of each change. */
const RECENT = 200;

/**
 * Calls back with the files that changed, as paths relative to the project's folder, with forward
 * slashes.
 */
export type OnChange = (files: readonly string[]) => void;

/** `lookForChanges` finds what the system did not tell, and reports it at once. */
export type Watcher = { lookForChanges: () => void; stop: () => void };

/**
 * Reports every file or folder that was saved, added or removed in one of the folders `names` of
 * `root`, once for a burst of changes. Folders may be added, removed and replaced. The process may
 * also exit without `stop`. Some systems tell nothing (network drives, folders of another system)
 * or have too little room for watches: then only `lookForChanges` finds changes.
 *
 * We do not use chokidar: 5.0.0, the newest version for Node 20, missed 20 of 40 saves by rename,
 * as many editors save, when each save came right after the report of the one before.
 */
export function watchFolders(
  root: string,
  names: string[],
  onChange: OnChange,
  log: (line: string) => void,
): Watcher {
  let watchers: FSWatcher[] = [];
  let savedTimes = timesIn(root, names);
  let hasWarned = false;
  let reportedAt = -Infinity;
  const burst = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;
  const report = (paths: string[]): void => {
    burst.clear();
    onChange(paths.map((path) => relative(root, path).split(sep).join('/')));
  };
  const reportBurst = (): void => {
    report([...burst]);
    reportedAt = performance.now();
  };
  const reportSoon = (path: string): void => {
    burst.add(path);
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      // The times before the report: what is saved while the site is made of it is news.
      if ([...burst].every(isWrittenFile)) {
        for (const path of burst) savedTimes.set(path, savedAt(path));
        return reportBurst();
      }
      waiting = setTimeout(() => {
        rewatch();
        savedTimes = timesIn(root, names);
        reportBurst();
      }, PATIENCE);
    }, BURST);
  };
  // Watch each folder separately, and watch all of them again: a recursive watch in Node 20 loses
  // replaced folders and follows moved ones.
  const rewatch = (): void => {
    const nextWatchers: FSWatcher[] = [];
    const watchFolder = (folder: string, isMeant: (name: string) => boolean): void => {
      const listener = (_event: string, name: string | null): void =>
        void ((name === null || isMeant(name)) && reportSoon(join(folder, name ?? '')));
      const watcher = watch(folder, { persistent: false }, listener);
      nextWatchers.push(watcher.on('error', () => reportSoon(folder)));
    };
    try {
      watchFolder(root, (name) => names.includes(name));
      for (const name of names)
        eachFolder(join(root, name), (folder) => watchFolder(folder, () => true));
    } catch (error) {
      if (!['ENOSPC', 'EMFILE'].includes(errorCode(error)!)) throw error;
      if (!hasWarned) log(TOO_MANY);
      hasWarned = true;
      return closeAll(nextWatchers);
    }
    closeAll(watchers);
    watchers = nextWatchers;
  };
  const lookForChanges = (): void => {
    // The page that loads again after a report need not wait for the look at all files.
    if (!hasWarned && performance.now() - reportedAt < RECENT) return;
    const now = timesIn(root, names);
    const files = new Set([...now.keys(), ...savedTimes.keys()]);
    const differing = [...files].filter((file) => now.get(file) !== savedTimes.get(file));
    savedTimes = now;
    if (differing.length > 0) report(differing);
  };
  rewatch();
  const stop = (): void => {
    clearTimeout(waiting);
    closeAll(watchers);
  };
  return { lookForChanges, stop };
}

const closeAll = (watchers: readonly FSWatcher[]): void =>
  watchers.forEach((watcher) => watcher.close());

const isWrittenFile = (path: string): boolean => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.isFile() && stats.size > 0;
};

/** When a file was saved last. A folder has no such time. */
function savedAt(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isDirectory() ? undefined : stats && `${stats.mtimeMs} ${stats.size}`;
}

/** When each file in some folders of `root` was saved last. */
function timesIn(root: string, names: readonly string[]): Map<string, string | undefined> {
  const times = new Map<string, string | undefined>();
  const add = (folder: string): void => {
    for (const name of readdirSync(folder))
      times.set(join(folder, name), savedAt(join(folder, name)));
  };
  for (const name of names) eachFolder(join(root, name), add);
  return times;
}

/**
 * A folder and all folders below it. Each is given to `act` before it is read. Folders that vanish
 * meanwhile are left out.
 */
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

const TOO_MANY =
  'The system does not let this program watch all folders: ' +
  'other programs watch too many files. A change shows only when you load the page again. ' +
  'Close some programs, or raise the limit. On Linux: ' +
  'sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024';

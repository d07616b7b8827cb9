import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { errorCode, ifExists } from '../base/disk-errors.ts';

/** Milliseconds to wait for more changes, since one save can be several. */
const BURST_MS = 1;

/**
 * How much longer to wait if a file is empty or missing: some editors empty or move it before they
 * write it.
 */
const PATIENCE_MS = 4;

/** For so many milliseconds after a report, no page load searches for unreported changes. */
const RECENT_MS = 200;

/**
 * Calls back with the files that changed, as paths relative to the project's folder, with forward
 * slashes.
 */
export type OnChange = (files: readonly string[]) => void;

/** By path. A folder has no time. */
type SavedTimes = Map<string, string | undefined>;

/**
 * Reports every file or folder that was saved, added or removed in one of the folders `names` of
 * `root`, once for a burst of changes. Folders may be added, removed and replaced. Without `stop`,
 * the process can exit, too. Network drives and folders of another system report nothing, and a
 * system may have too little room for watches: then only `lookForChanges` finds changes.
 */
export function watchFolders(
  root: string,
  names: readonly string[],
  onChange: OnChange,
  log: (line: string) => void,
) {
  const burst = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;
  let reportedAt = -Infinity;
  let savedTimes = timesIn(root, names);
  let watchers: FSWatcher[] = [];
  let hasWarned = false;
  watchAll();

  /**
   * Starts a new watch of each single folder: a recursive watch in Node 20 loses replaced folders
   * and follows moved ones.
   */
  function watchAll() {
    const newWatchers: FSWatcher[] = [];
    try {
      newWatchers.push(watchFolder(root, (name) => names.includes(name)));
      for (const name of names)
        eachFolder(join(root, name), (folder) => newWatchers.push(watchFolder(folder)));
    } catch (error) {
      if (!['ENOSPC', 'EMFILE'].includes(errorCode(error)!)) throw error;
      if (!hasWarned) log(TOO_MANY);
      hasWarned = true;
      return closeAll(newWatchers);
    }
    closeAll(watchers);
    watchers = newWatchers;
    hasWarned = false;
  }

  function watchFolder(folder: string, isWatched = (_name: string) => true) {
    return watch(folder, { persistent: false }, (_event, name) => {
      if (name === null || isWatched(name)) reportSoon(join(folder, name ?? ''));
    }).on('error', () => reportSoon(folder));
  }

  function reportSoon(path: string) {
    burst.add(path);
    clearTimeout(waiting);
    waiting = setTimeout(endBurst, BURST_MS);
  }

  function endBurst() {
    const paths = [...burst];
    // Read the times before the report: a save while the site is made counts as a new change.
    if (paths.every(isWrittenFile)) {
      for (const path of paths) {
        // `lookForChanges` has reported it already.
        if (savedTimes.get(path) === savedAt(path)) burst.delete(path);
        else savedTimes.set(path, savedAt(path));
      }
      if (burst.size > 0) reportBurst();
      return;
    }
    waiting = setTimeout(() => {
      watchAll();
      savedTimes = timesIn(root, names);
      reportBurst();
    }, PATIENCE_MS);
  }

  function reportBurst() {
    report([...burst]);
    burst.clear();
    reportedAt = performance.now();
  }

  function report(paths: readonly string[]) {
    onChange(paths.map((path) => relative(root, path).split(sep).join('/')));
  }

  return {
    /** Finds changes that the system did not report, and reports them at once. */
    lookForChanges() {
      // A page that reloads after a report need not wait for the check of all files.
      if (!hasWarned && performance.now() - reportedAt < RECENT_MS) return;
      const before = savedTimes;
      savedTimes = timesIn(root, names);
      const files = new Set([...savedTimes.keys(), ...before.keys()]);
      const differing = [...files].filter((file) => savedTimes.get(file) !== before.get(file));
      if (differing.length > 0) report(differing);
    },

    stop() {
      clearTimeout(waiting);
      closeAll(watchers);
    },
  };
}

const closeAll = (watchers: readonly FSWatcher[]) => watchers.forEach((watcher) => watcher.close());

function isWrittenFile(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.isFile() && stats.size > 0;
}

function savedAt(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isDirectory() ? undefined : stats && `${stats.mtimeMs} ${stats.size}`;
}

function timesIn(root: string, names: readonly string[]): SavedTimes {
  const times: SavedTimes = new Map();
  for (const name of names)
    eachFolder(join(root, name), (folder) => {
      for (const entry of readdirSync(folder))
        times.set(join(folder, entry), savedAt(join(folder, entry)));
    });
  return times;
}

/**
 * Calls `act` with a folder and each folder below it, before reading it. Skips folders that vanish
 * meanwhile.
 */
function eachFolder(folder: string, act: (folder: string) => void) {
  ifExists(() => {
    act(folder);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) eachFolder(join(folder, entry.name), act);
  });
}

const TOO_MANY =
  'The system does not let this program watch all folders: ' +
  'other programs watch too many files. A change shows only when you load the page again. ' +
  'Close some programs, or raise the limit. On Linux: ' +
  'sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024';

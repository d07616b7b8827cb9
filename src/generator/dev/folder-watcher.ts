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

/** After a look at all files, for how many milliseconds a page need not wait for another one. */
const RECENT = 200;

/**
 * Calls back with the files that changed, as paths relative to the project's folder, with forward
 * slashes.
 */
export type OnChange = (files: readonly string[]) => void;

/** When each file was saved last, and its size. A folder has neither. */
type SavedTimes = Map<string, string | undefined>;

/**
 * Reports every file or folder that was saved, added or removed in one of the folders `names` of
 * `root`, once for a burst of changes. Folders may be added, removed and replaced. The process may
 * also exit without `stop`. The system says when to look for changes. Some systems tell nothing
 * (network drives, folders of another system) or have too little room for watches: then only
 * `lookForChanges` finds changes.
 *
 * We do not use chokidar: 5.0.0, the newest version for Node 20, missed 20 of 40 saves by rename,
 * as many editors save, when each save came right after the report of the one before.
 */
export class FolderWatcher {
  readonly #root: string;
  readonly #names: readonly string[];
  readonly #onChange: OnChange;
  readonly #log: (line: string) => void;
  readonly #burst = new Set<string>();
  #waiting?: NodeJS.Timeout;
  #savedTimes: SavedTimes;
  #lookedAt = -Infinity;
  #watchers: FSWatcher[] = [];
  #hasWarned = false;

  constructor(
    root: string,
    names: readonly string[],
    onChange: OnChange,
    log: (line: string) => void,
  ) {
    this.#root = root;
    this.#names = names;
    this.#onChange = onChange;
    this.#log = log;
    this.#savedTimes = timesIn(root, names);
    this.#watchAll();
  }

  /** Reports what the system did not tell. */
  lookForChanges(): void {
    if (performance.now() - this.#lookedAt > RECENT) this.#look();
  }

  stop(): void {
    clearTimeout(this.#waiting);
    closeAll(this.#watchers);
  }

  #reportSoon(path: string): void {
    this.#burst.add(path);
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#endBurst(), BURST);
  }

  #endBurst(): void {
    if ([...this.#burst].every(isWrittenFile)) return this.#look();
    this.#waiting = setTimeout(() => {
      this.#watchAll();
      this.#look();
    }, PATIENCE);
  }

  /** Reports a burst, and each file whose time or size differs from those of the last look. */
  #look(): void {
    const before = this.#savedTimes;
    // What is saved while the site is made of this report is news.
    const now = (this.#savedTimes = timesIn(this.#root, this.#names));
    this.#lookedAt = performance.now();
    const differing = [...now.keys(), ...before.keys()].filter(
      (path) => now.get(path) !== before.get(path),
    );
    const paths = new Set([...this.#burst, ...differing]);
    this.#burst.clear();
    if (paths.size > 0)
      this.#onChange(Array.from(paths, (path) => relative(this.#root, path).split(sep).join('/')));
  }

  /**
   * Watches each folder separately, and all of them again: a recursive watch in Node 20 loses
   * replaced folders and follows moved ones.
   */
  #watchAll(): void {
    const watchers: FSWatcher[] = [];
    try {
      watchers.push(this.#watchFolder(this.#root, (name) => this.#names.includes(name)));
      for (const name of this.#names)
        eachFolder(join(this.#root, name), (folder) => watchers.push(this.#watchFolder(folder)));
    } catch (error) {
      if (!['ENOSPC', 'EMFILE'].includes(errorCode(error)!)) throw error;
      if (!this.#hasWarned) this.#log(TOO_MANY);
      this.#hasWarned = true;
      return closeAll(watchers);
    }
    closeAll(this.#watchers);
    this.#watchers = watchers;
  }

  #watchFolder(folder: string, isWatched = (_name: string): boolean => true): FSWatcher {
    return watch(folder, { persistent: false }, (_event, name) => {
      if (name === null || isWatched(name)) this.#reportSoon(join(folder, name ?? ''));
    }).on('error', () => this.#reportSoon(folder));
  }
}

const closeAll = (watchers: readonly FSWatcher[]): void =>
  watchers.forEach((watcher) => watcher.close());

function isWrittenFile(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.isFile() && stats.size > 0;
}

function timesIn(root: string, names: readonly string[]): SavedTimes {
  const times: SavedTimes = new Map();
  for (const name of names)
    eachFolder(join(root, name), (folder) => {
      for (const entry of readdirSync(folder)) {
        const path = join(folder, entry);
        const stats = statSync(path, { throwIfNoEntry: false });
        times.set(path, stats?.isFile() ? `${stats.mtimeMs} ${stats.size}` : undefined);
      }
    });
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

const TOO_MANY =
  'The system does not let this program watch all folders: ' +
  'other programs watch too many files. A change shows only when you load the page again. ' +
  'Close some programs, or raise the limit. On Linux: ' +
  'sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024';

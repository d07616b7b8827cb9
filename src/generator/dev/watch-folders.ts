import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../write/disk.ts';

const BURST = 40;

/**
 * Calls `changed` some milliseconds after something in one of the folders `names` of `root` was saved, once for a burst.
 * Folders may come, go and be replaced. Returns what ends it; the process may end without that.
 */
export function watchFolders(root: string, names: string[], changed: () => void): () => void {
  let watchers: FSWatcher[] = [];
  let waiting: NodeJS.Timeout | undefined;
  const soon = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      rewatch();
      changed();
    }, BURST);
  };
  const close = (): void => {
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
  };
  // Each folder by itself and all anew: a recursive watch of Node 20 loses what was replaced, and follows what was moved away.
  const rewatch = (): void => {
    const next: FSWatcher[] = [];
    const add = (folder: string, listener: (event: string, name: string | null) => void): void => void next.push(watch(folder, { persistent: false }, listener).on('error', soon));
    add(root, (_event, name) => void ((name === null || names.includes(name)) && soon()));
    for (const name of names) eachFolder(join(root, name), (folder) => add(folder, soon));
    close();
    watchers = next;
  };
  rewatch();
  return close;
}

/** A folder and all below it, each before it is read, so that nothing can come in between. Those that vanish meanwhile are left out. */
function eachFolder(folder: string, act: (folder: string) => void): void {
  try {
    act(folder);
    for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) eachFolder(join(folder, entry.name), act);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

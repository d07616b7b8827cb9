import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { errorCode } from '../write/disk.ts';

/** Editors empty a file before they fill it, and one command may save many: milliseconds to wait for the rest. */
const BURST = 20;

/**
 * Calls `changed` with every file or folder that was saved, came or went in one of the folders `names` of `root`, once
 * for a burst: by path from `root`, with forward slashes. Folders may come, go and be replaced. Returns what ends it; the
 * process may end without that.
 *
 * Own code, because chokidar 5.0.0 (the newest that runs on Node 20) lost 20 of 40 replacements of one file by a rename,
 * the way many editors save, each made as soon as the one before it was reported.
 */
export function watchFolders(root: string, names: string[], changed: (files: readonly string[]) => void): () => void {
  let watchers: FSWatcher[] = [];
  const burst = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;
  const report = (): void => {
    rewatch();
    const files = [...burst];
    burst.clear();
    changed(files);
  };
  const soon = (path: string): void => {
    burst.add(relative(root, path).split(sep).join('/'));
    clearTimeout(waiting);
    waiting = setTimeout(report, BURST);
  };
  const close = (): void => {
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
  };
  // Each folder by itself, and all of them again: a recursive watch of Node 20 loses what was replaced, and follows what was moved away.
  const rewatch = (): void => {
    const next: FSWatcher[] = [];
    const add = (folder: string, isMeant: (name: string) => boolean): void => {
      const listener = (_event: string, name: string | null): void => void ((name === null || isMeant(name)) && soon(join(folder, name ?? '')));
      next.push(watch(folder, { persistent: false }, listener).on('error', () => soon(folder)));
    };
    add(root, (name) => names.includes(name));
    for (const name of names) eachFolder(join(root, name), (folder) => add(folder, () => true));
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

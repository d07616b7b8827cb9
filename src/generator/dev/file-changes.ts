/** Numbers the changes of a project's files. */
export type FileChanges = {
  /** Adds one change, of some files or folders. */
  add: (paths: readonly string[]) => void;
  /** The number of changes so far. */
  count: () => number;
  /** The number of the last change that touched one of some files or folders; 0 if none did. */
  last: (paths: Iterable<string>) => number;
};

/** No changes yet. Paths are relative to the project's folder. */
export function fileChanges(): FileChanges {
  const numbers = new Map<string, number>();
  let count = 0;
  return {
    add: (paths) => {
      count++;
      for (const path of paths) numbers.set(path, count);
    },
    count: () => count,
    last: (paths) => {
      const all = [...paths];
      return Math.max(0, ...[...numbers].map(([path, number]) => (touches([path], all) ? number : 0)));
    },
  };
}

/** Whether a changed path equals one of `paths`, is inside one, or contains one. */
export const touches = (changed: readonly string[], paths: readonly string[]): boolean =>
  changed.some((a) => paths.some((b) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`)));

import { type Bundled, type BundleEntries, bundleEntries } from '../assets/bundle.ts';
import type { FileChanges } from './file-changes.ts';

/** Bundles like `bundleEntries`, but only files that are new, or for which a file changed since the last time. */
export function keptEntries(changes: FileChanges): BundleEntries {
  const known = new Map<string, Bundled & { at: number }>();
  return async (root, files) => {
    const at = changes.count();
    const stale = files.filter((file) => {
      const before = known.get(file);
      return before === undefined || changes.last(before.inputs) > before.at;
    });
    if (stale.length > 0) for (const [file, bundled] of await bundleEntries(root, stale)) known.set(file, { ...bundled, at });
    return new Map(files.map((file) => [file, known.get(file)!]));
  };
}

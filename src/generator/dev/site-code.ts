import { explained } from '../assets/bundler-error.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { Place } from './failure.ts';
import type { FileChanges } from './file-changes.ts';
import { moduleRegistry } from './module-registry.ts';

/** A site's code at the time when it was loaded, and its source files, as paths relative to the project's folder. */
export type SiteCode<Content> = { site: SiteDefinition<Content>; inputs: ReadonlySet<string> };

export type SiteCodeLoader<Content> = {
  /** Loads the code as it is after all changes. */
  load: (changes: FileChanges) => Promise<SiteCode<Content>>;
  /** The positions of an error in the site's files, innermost call first. */
  placesIn: (error: Error) => Place[];
};

/**
 * Loads the site that the module `entry` of a project exports as `name`. A module that did not change, and imports none that
 * did, is not run again: its exports stay the same objects. Packages are loaded once and shared with the generator. `load`
 * throws a BuildError for code that cannot be compiled.
 */
export function siteCodeLoader<Content>(root: string, entry: string, name: string): SiteCodeLoader<Content> {
  const { load, placesIn } = moduleRegistry(root);
  return {
    load: async (changes) => {
      const { exports, files } = await load(entry, changes).catch(explained('The code of the site cannot be compiled.'));
      return { site: exports[name] as SiteDefinition<Content>, inputs: files };
    },
    placesIn,
  };
}

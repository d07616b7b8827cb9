import { type BuildResult, context } from 'esbuild';
import { bundlerError, messagesIn } from '../assets/bundler-error.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { Place } from './failure.ts';
import { type ImportsOf, moduleRegistry } from './module-registry.ts';

/** A site's code at the time when it was loaded. */
export type SiteCode<Content> = {
  site: SiteDefinition<Content>;
  /** Its source files, as paths relative to the project's folder. */
  inputs: ReadonlySet<string>;
};

export type SiteCodeLoader<Content> = {
  load: () => Promise<SiteCode<Content>>;
  /** The positions of an error in the site's files, innermost call first. */
  placesIn: (error: Error) => Place[];
  close: () => Promise<void>;
};

/**
 * Loads the site that the module `entry` of a project exports as `name`, each time from the current files. A module that
 * did not change, and imports none that did, is not run again: its exports stay the same objects. Packages are loaded
 * once and shared with the generator. `load` throws a BuildError for code that cannot be bundled.
 */
export async function siteCodeLoader<Content>(root: string, entry: string, name: string): Promise<SiteCodeLoader<Content>> {
  // The bundle is not used. It finds every module and what each imports, and explains mistakes with their source lines.
  const bundler = await context({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: '.',
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    metafile: true,
    logLevel: 'silent',
  });
  const modules = moduleRegistry(root);
  return {
    load: async () => {
      const { metafile } = (await bundler.rebuild().catch(explained)) as BuildResult<{ write: false; metafile: true }>;
      const imports: ImportsOf = new Map(Object.entries(metafile.inputs).map(([file, input]) => [file, input.imports]));
      // Behind a symbolic link, the file has another name than `entry`.
      const { entryPoint } = Object.values(metafile.outputs).find((output) => output.entryPoint)!;
      const exported = await modules.load(entryPoint!, imports).catch(explained);
      return { site: exported[name] as SiteDefinition<Content>, inputs: new Set(imports.keys()) };
    },
    placesIn: modules.placesIn,
    close: () => bundler.dispose(),
  };
}

async function explained(error: unknown): Promise<never> {
  const messages = messagesIn(error);
  throw messages.length === 0 ? error : await bundlerError('The code of the site cannot be bundled.', messages);
}

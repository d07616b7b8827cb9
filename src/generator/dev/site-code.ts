import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction, constants } from 'node:vm';
import { type BuildResult, context } from 'esbuild';
import { bundlerError, messagesIn } from '../assets/bundler-error.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { Place } from './failure.ts';

/** A site's code at the time when it was loaded. */
export type SiteCode<Content> = {
  site: SiteDefinition<Content>;
  /** Its source files, as paths relative to the project's folder. */
  inputs: ReadonlySet<string>;
};

export type SiteCodeLoader<Content> = {
  load: () => Promise<SiteCode<Content>>;
  /** The positions of an error in the files that were loaded last, innermost call first. */
  placesIn: (error: Error) => Place[];
  close: () => Promise<void>;
};

/**
 * Loads the site that the module `entry` of a project exports as `name`, each time from the current files. The code
 * runs as a function, so old code can be freed: an imported module would stay in memory forever. Packages are
 * loaded once and shared with the generator. `load` throws a BuildError for code that cannot be bundled.
 */
export async function siteCodeLoader<Content>(root: string, entry: string, name: string): Promise<SiteCodeLoader<Content>> {
  const bundler = await context({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: OUTPUT,
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'external',
    metafile: true,
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, entry)).href) },
    logLevel: 'silent',
  });
  const file = join(root, OUTPUT);
  let map: string | undefined;
  return {
    load: async () => {
      const { outputFiles, metafile } = (await bundler.rebuild().catch(explained)) as BuildResult<{ write: false; metafile: true }>;
      const text = (suffix: string): string => outputFiles.find(({ path }) => path.endsWith(suffix))!.text;
      map = text('.js.map');
      const packages = await importAll(metafile.outputs[OUTPUT]!.imports.map(({ path }) => path));
      const exported = run(text('.js'), file, (path) => packages.get(path));
      return { site: exported[name] as SiteDefinition<Content>, inputs: new Set(Object.keys(metafile.inputs)) };
    },
    placesIn: (error) => (map === undefined ? [] : mapped(error, file, map)),
    close: () => bundler.dispose(),
  };
}

/** The bundler needs a name for its output, but the bundle stays in memory. */
const OUTPUT = 'site-code.js';

async function explained(error: unknown): Promise<never> {
  const messages = messagesIn(error);
  throw messages.length === 0 ? error : await bundlerError('The code of the site cannot be bundled.', messages);
}

async function importAll(names: string[]): Promise<Map<string, unknown>> {
  return new Map(await Promise.all([...new Set(names)].map(async (name) => [name, (await import(name)) as unknown] as const)));
}

function run(code: string, file: string, require: (path: string) => unknown): Record<string, unknown> {
  const module = { exports: {} };
  const body = compileFunction(code, ['module', 'require'], {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  body(module, require);
  return module.exports;
}

function mapped({ stack = '' }: Error, file: string, map: string): Place[] {
  const positions = stack.split('\n').flatMap((line) => {
    const [, row, column] = line.startsWith('    at ') && line.includes(file) ? (/:(\d+):(\d+)\)?$/.exec(line) ?? []) : [];
    return row === undefined ? [] : [{ row: Number(row), column: Number(column) }];
  });
  if (positions.length === 0) return [];
  const sources = new SourceMap(JSON.parse(map));
  return positions.flatMap(({ row, column }) => {
    const found = sources.findEntry(row - 1, column - 1);
    return 'originalSource' in found
      ? [{ file: found.originalSource, line: found.originalLine + 1, column: found.originalColumn + 1 }]
      : [];
  });
}

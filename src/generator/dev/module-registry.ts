import { readFile } from 'node:fs/promises';
import { createRequire, SourceMap } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction, constants } from 'node:vm';
import { type Loader, transform } from 'esbuild';
import type { Place } from './failure.ts';

/** The modules of a program: file → what it imports. `original` is the name in the source; `path` is a file, or a package. */
export type ImportsOf = ReadonlyMap<string, readonly { path: string; original?: string; external?: boolean }[]>;

type Exports = Record<string, unknown>;
type Module = { source: string; code: string; map: string; exports?: Exports };

export type ModuleRegistry = {
  /** Runs `entry` with all that it imports, and returns its exports. Files are paths relative to the project's folder. */
  load: (entry: string, imports: ImportsOf) => Promise<Exports>;
  /** The positions of an error in the loaded files, innermost call first. */
  placesIn: (error: Error) => Place[];
};

/**
 * Runs TypeScript modules of the project in `root`. It compiles only modules that changed since the last load, and runs only
 * these and the modules that import them. They run as functions, so old code can be freed: an imported module would stay in
 * memory forever.
 */
export function moduleRegistry(root: string): ModuleRegistry {
  let modules = new Map<string, Module>();
  // As the build's own bundle does, so that both use the same copy of each package.
  const requirePackage = createRequire(import.meta.url);

  /** The modules as they are now. Those that must run again have no exports. */
  async function refresh(imports: ImportsOf): Promise<Map<string, Module>> {
    const fresh = await Promise.all(
      [...imports.keys()].map(async (file) => {
        const source = await readFile(join(root, file), 'utf8');
        const before = modules.get(file);
        return [file, before?.source === source ? before : await compile(root, file, source)] as const;
      }),
    );
    const all = new Map(fresh);
    for (const file of dependents(imports, (file) => all.get(file)!.exports === undefined)) delete all.get(file)!.exports;
    return all;
  }

  function run(file: string, imports: ImportsOf): Exports {
    const module = modules.get(file)!;
    if (module.exports) return module.exports;
    const made = { exports: {} as Exports };
    const targets = new Map(imports.get(file)!.map((one) => [one.original ?? one.path, one]));
    const require = (name: string): unknown => {
      const { path, external } = targets.get(name) ?? { path: name, external: true };
      return external ? requirePackage(path) : run(path, imports);
    };
    const body = compileFunction(module.code, ['module', 'exports', 'require'], {
      filename: join(root, file),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    body(made, made.exports, require);
    module.exports = made.exports;
    return made.exports;
  }

  return {
    load: async (entry, imports) => {
      modules = await refresh(imports);
      return run(entry, imports);
    },
    placesIn: ({ stack = '' }) =>
      stack.split('\n').flatMap((line) => {
        const [, path, row, column] = /(?:\(|at )(\/[^()]+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
        const file = [...modules.keys()].find((one) => join(root, one) === path);
        return file === undefined ? [] : placeIn(file, modules.get(file)!.map, Number(row), Number(column));
      }),
  };
}

const LOADERS: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx', '.json': 'json' };

async function compile(root: string, file: string, source: string): Promise<Module> {
  const { code, map } = await transform(source, {
    loader: LOADERS[extname(file)] ?? 'js',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    sourcefile: file,
    sourcemap: 'external',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, file)).href) },
  });
  return { source, code, map };
}

/** The modules for which `isStale` holds, and all that import one of them, directly or not. */
function dependents(imports: ImportsOf, isStale: (file: string) => boolean): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, all] of imports) for (const { path } of all) importers.set(path, [...(importers.get(path) ?? []), file]);
  const stale = new Set([...imports.keys()].filter(isStale));
  // A set also iterates over what is added meanwhile.
  for (const file of stale) for (const importer of importers.get(file) ?? []) stale.add(importer);
  return stale;
}

function placeIn(file: string, map: string, row: number, column: number): Place[] {
  const found = new SourceMap(JSON.parse(map)).findEntry(row - 1, column - 1);
  return 'originalLine' in found ? [{ file, line: found.originalLine + 1, column: found.originalColumn + 1 }] : [];
}

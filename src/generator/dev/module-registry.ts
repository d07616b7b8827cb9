import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, SourceMap } from 'node:module';
import { extname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction, constants } from 'node:vm';
import { type Loader, transform } from 'esbuild';
import { explained } from '../assets/bundler-error.ts';
import type { Position } from '../mistake.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { touches } from './watch-folders.ts';

type Exports = Record<string, unknown>;

/**
 * `imports` are the files of the project that it imports, each with the names that it uses. `made` holds its exports, once it
 * begins to run.
 */
type Module = {
  code: string;
  map: string;
  imports: ReadonlyMap<string, string[]>;
  made?: { exports: Exports };
};

export type ModuleRegistry = {
  /**
   * Runs `entry` with all that it imports. `changed` are the files that may have changed since it was last loaded. Returns its
   * exports and all these files. Throws a BuildError for code that cannot be compiled.
   */
  load: (
    entry: string,
    changed: readonly string[],
  ) => Promise<{ exports: Exports; files: ReadonlySet<string> }>;
  /** The positions of an error in the loaded files, innermost call first. */
  placesIn: (error: Error) => Position[];
};

/**
 * Runs TypeScript modules of the project in `root`; files are paths from there. It compiles only modules that changed since the
 * last load, and runs only these and the modules that import them: the exports of all others stay the same objects. Modules
 * run as functions, so that old code can be freed. Node never frees a module that `import()` loaded.
 */
export function moduleRegistry(root: string): ModuleRegistry {
  const modules = new Map<string, Module>();
  // The build's own bundle does the same, so both use one copy of each package.
  const requirePackage = createRequire(import.meta.url);

  /** Compiles what is new or changed. Returns `entry` and all files that it imports, directly or not. */
  async function compileAll(
    entry: string,
    changed: readonly string[],
  ): Promise<ReadonlySet<string>> {
    for (const file of modules.keys()) if (touches(changed, [file])) modules.delete(file);
    const files = new Set<string>();
    const add = async (file: string): Promise<void> => {
      if (files.has(file)) return;
      files.add(file);
      if (!modules.has(file)) {
        if (!existsSync(join(root, file))) return;
        modules.set(file, await compile(root, file));
      }
      await Promise.all([...modules.get(file)!.imports.keys()].map(add));
    };
    await add(entry);
    return files;
  }

  /** Clears the exports of modules that import a cleared one, directly or not. */
  function forgetImporters(): void {
    const hasNone = (file: string): boolean => modules.get(file)?.made === undefined;
    const stale = [...modules.values()].filter(
      ({ made, imports }) => made && [...imports.keys()].some(hasNone),
    );
    for (const module of stale) module.made = undefined;
    if (stale.length > 0) forgetImporters();
  }

  function run(file: string): Exports {
    const module = modules.get(file);
    if (!module) throw new Error(`There is no file ${file}.`);
    // A module that is still running gives what it has so far to one that it imports and that imports it.
    if (module.made) return module.made.exports;
    const made = (module.made = { exports: {} as Exports });
    const require = (name: string): unknown => {
      if (!name.startsWith('.')) return requirePackage(name);
      const target = nextTo(file, name);
      const exports = run(target);
      const missing = module.imports.get(target)!.find((used) => !(used in exports));
      if (missing !== undefined)
        throw new Error(notExported(target, missing, Object.keys(exports)));
      return exports;
    };
    const body = compileFunction(module.code, ['module', 'exports', 'require'], {
      filename: join(root, file),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    try {
      body(made, made.exports, require);
    } catch (error) {
      module.made = undefined;
      throw error;
    }
    return made.exports;
  }

  return {
    load: async (entry, changed) => {
      const files = await compileAll(entry, changed).catch(
        explained('The code of the site cannot be compiled.'),
      );
      forgetImporters();
      return { exports: run(entry), files };
    },
    placesIn: ({ stack = '' }) =>
      stack.split('\n').flatMap((line) => {
        const [, path, row, column] = /(?:\(|at )(\/[^()]+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
        const file = [...modules.keys()].find((one) => join(root, one) === path);
        return file === undefined
          ? []
          : placeIn(file, modules.get(file)!.map, Number(row), Number(column));
      }),
  };
}

const LOADERS: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx', '.json': 'json' };

async function compile(
  root: string,
  file: string,
): Promise<Pick<Module, 'code' | 'map' | 'imports'>> {
  const { code, map } = await transform(await readFile(join(root, file), 'utf8'), {
    loader: LOADERS[extname(file)] ?? 'js',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    sourcefile: file,
    sourcemap: 'external',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, file)).href) },
  });
  const imports = new Map<string, string[]>();
  // esbuild writes each import and each use in these forms.
  for (const [, variable, name] of code.matchAll(
    /(?:var (import_\w+) = )?\brequire\("(\.[^"]+)"\)/g,
  )) {
    const target = nextTo(file, name!);
    const uses =
      variable === undefined ? [] : code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'));
    imports.set(target, [...(imports.get(target) ?? []), ...[...uses].map(([, used]) => used!)]);
  }
  return { code, map, imports };
}

const nextTo = (file: string, name: string): string => posix.join(posix.dirname(file), name);

/** A bundler would refuse such an import too. */
const notExported = (file: string, name: string, exported: string[]): string =>
  `${file} does not export ${name}. ${didYouMean(nearest(name, exported))}`.trim();

function placeIn(file: string, map: string, row: number, column: number): Position[] {
  const found = new SourceMap(JSON.parse(map)).findEntry(row - 1, column - 1);
  return 'originalLine' in found
    ? [{ file, line: found.originalLine + 1, column: found.originalColumn + 1 }]
    : [];
}

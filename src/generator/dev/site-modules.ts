import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { extname, join, posix } from 'node:path';
import { compileFunction } from 'node:vm';
import { build, type Loader, transform } from 'esbuild';
import { throwAsBuildError } from '../base/bundler-errors.ts';
import type { Position } from '../base/mistake.ts';
import { requirePackage } from '../base/require-package.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { touchesAny } from './touches-any.ts';

export type LoadedSite = { site: SiteDefinition; codeFiles: readonly string[] };

type Exports = Record<string, unknown>;
/** `instance` holds the exports of a module that has begun to run. */
type Module = {
  code: string;
  map: string;
  imports: readonly string[];
  instance?: { exports: Exports };
};

/**
 * Loads the code of the site, which a file exports under a name, and again after each change. Only
 * changed modules run again, and those that import them; the exports of all others stay the same
 * objects. Modules run as functions, so that old code can be freed: Node never frees a module that
 * `import()` loaded.
 */
export function siteModules(root: string, entry: { file: string; name: string }) {
  let modules: ReadonlyMap<string, Module> = new Map();
  let lastLoaded: LoadedSite | undefined;

  async function compileChanged(changed: readonly string[]) {
    const graph = await importsFrom(root, entry.file);
    const compiled = Array.from(graph, async ([file, imports]): Promise<[string, Module]> => {
      const unchanged = touchesAny(changed, [file]) ? undefined : modules.get(file);
      return [file, { ...(unchanged ?? (await compileModule(root, file))), imports }];
    });
    return new Map(await Promise.all(compiled));
  }

  function runModule(file: string): Exports {
    const module = modules.get(file)!;
    // A circular import gets what is exported so far.
    if (module.instance) return module.instance.exports;
    const instance = (module.instance = { exports: {} });
    const require = (name: string): unknown =>
      name.startsWith('.')
        ? runModule(posix.join(posix.dirname(file), name))
        : requirePackage(name);
    const names = ['module', 'exports', 'require'];
    const body = compileFunction(module.code, names, { filename: file });
    try {
      body(instance, instance.exports, require);
    } catch (error) {
      module.instance = undefined;
      throw error;
    }
    return instance.exports;
  }

  return {
    /**
     * Loads the site. `changed` are the files that may have changed since the last call. Throws a
     * BuildError for code that cannot be compiled.
     */
    async loadSite(changed: readonly string[]): Promise<LoadedSite> {
      if (lastLoaded && !touchesAny(changed, lastLoaded.codeFiles)) return lastLoaded;
      lastLoaded = undefined;
      modules = await compileChanged(changed).catch(
        throwAsBuildError('The code of the site cannot be compiled.'),
      );
      forgetImporters(modules);
      const site = runModule(entry.file)[entry.name] as SiteDefinition;
      return (lastLoaded = { site, codeFiles: [...modules.keys()] });
    },

    /** The positions of an error in the code, innermost call first. */
    positionsIn({ stack = '' }: Error): Position[] {
      return stack.split('\n').flatMap((line) => {
        const [, file = '', row, column] = /(?:\(|at )([^()]+):(\d+):(\d+)\)?$/.exec(line) ?? [];
        const module = modules.get(file);
        if (!module) return [];
        const map = new SourceMap(JSON.parse(module.map));
        const original = map.findEntry(Number(row) - 1, Number(column) - 1);
        if (!('originalLine' in original)) return [];
        const { originalLine, originalColumn } = original;
        return [{ displayPath: file, line: originalLine + 1, column: originalColumn + 1 }];
      });
    },
  };
}

export type SiteModules = ReturnType<typeof siteModules>;

/** Makes each module run again if it imports, directly or not, a module that must run again. */
function forgetImporters(modules: ReadonlyMap<string, Module>) {
  const stale = [...modules.values()].filter(
    ({ instance, imports }) => instance && imports.some((file) => !modules.get(file)!.instance),
  );
  for (const module of stale) module.instance = undefined;
  if (stale.length > 0) forgetImporters(modules);
}

/**
 * The imports of each file. The bundler also finds unreadable files, and imports of names that a
 * module does not export.
 */
async function importsFrom(root: string, entry: string) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: join(root, 'nowhere.js'),
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    metafile: true,
    preserveSymlinks: true,
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  );
}

const compileModule = async (root: string, file: string) =>
  transform(await readFile(join(root, file), 'utf8'), {
    loader: extname(file).slice(1) as Loader,
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    sourcefile: file,
    sourcemap: 'external',
  });

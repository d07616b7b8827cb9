import { readFile } from 'node:fs/promises';
import { createRequire, SourceMap } from 'node:module';
import { extname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { build, type Loader, transform } from 'esbuild';
import { explainBundling } from '../assets/bundler-error.ts';
import type { Position } from '../base/mistake.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { touches } from './watch-folders.ts';

/** A site's definition, and the files of its code. */
export type LoadedCode = { site: SiteDefinition; files: readonly string[] };

/** The code of a site, which is loaded again after each change of it. */
export type SiteCode = ReturnType<typeof siteCode>;

type Exports = Record<string, unknown>;
type Compiled = { code: string; map: string };
/** `instance` holds what a module exports, once it begins to run. */
type Module = Compiled & { imports: readonly string[]; instance?: { exports: Exports } };

/**
 * The code of the site that `entry` exports under a name. After a change, only the changed modules
 * run again, and those that import them: what all others export stays the same objects. Modules run
 * as functions, so that old code can be freed: Node never frees a module that `import()` loaded.
 */
export function siteCode(root: string, entry: { file: string; name: string }) {
  const requirePackage = createRequire(import.meta.url);
  let modules = new Map<string, Module>();
  let lastLoaded: LoadedCode | undefined;

  /**
   * Which file imports which. The bundler also finds what cannot be read, and names that a module
   * does not export.
   */
  async function readImports(): Promise<Map<string, string[]>> {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [entry.file],
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

  async function compileChanged(changed: readonly string[]): Promise<Map<string, Module>> {
    const compileIfNew = async ([file, imports]: [string, string[]]): Promise<[string, Module]> => {
      const unchanged = touches(changed, [file]) ? undefined : modules.get(file);
      return [file, { ...(unchanged ?? (await compileModule(root, file))), imports }];
    };
    return new Map(await Promise.all([...(await readImports())].map(compileIfNew)));
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
    const body = compileFunction(module.code, names, { filename: join(root, file) });
    try {
      body(instance, instance.exports, require);
    } catch (error) {
      module.instance = undefined;
      throw error;
    }
    return instance.exports;
  }

  /**
   * `changed` are the files that may have changed since the last time. Throws a BuildError for code
   * that cannot be compiled.
   */
  async function loadSite(changed: readonly string[]): Promise<LoadedCode> {
    if (lastLoaded && !touches(changed, lastLoaded.files)) return lastLoaded;
    lastLoaded = undefined;
    modules = await compileChanged(changed).catch(
      explainBundling('The code of the site cannot be compiled.'),
    );
    forgetImporters(modules);
    const site = runModule(entry.file)[entry.name] as SiteDefinition;
    return (lastLoaded = { site, files: [...modules.keys()] });
  }

  /** The positions of an error in the code, innermost call first. */
  function positionsIn({ stack = '' }: Error): Position[] {
    return stack.split('\n').flatMap((line) => {
      const [, path, row, column] = /(?:\(|at )([^()]+):(\d+):(\d+)\)?$/.exec(line) ?? [];
      const file = [...modules.keys()].find((name) => join(root, name) === path);
      if (file === undefined) return [];
      const map = new SourceMap(JSON.parse(modules.get(file)!.map));
      const original = map.findEntry(Number(row) - 1, Number(column) - 1);
      if (!('originalLine' in original)) return [];
      return [{ file, line: original.originalLine + 1, column: original.originalColumn + 1 }];
    });
  }

  return { loadSite, positionsIn };
}

/** A module that imports one which must run again, directly or not, must run again too. */
function forgetImporters(modules: ReadonlyMap<string, Module>): void {
  const stale = [...modules.values()].filter(
    ({ instance, imports }) => instance && imports.some((file) => !modules.get(file)!.instance),
  );
  for (const module of stale) module.instance = undefined;
  if (stale.length > 0) forgetImporters(modules);
}

const compileModule = async (root: string, file: string): Promise<Compiled> =>
  transform(await readFile(join(root, file), 'utf8'), {
    loader: extname(file).slice(1) as Loader,
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    sourcefile: file,
    sourcemap: 'external',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, file)).href) },
  });

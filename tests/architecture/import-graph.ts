import { build } from 'esbuild';
import fg from 'fast-glob';

/** Who imports whom when the code runs, by paths from the project's root; packages by their names. Imports of types do not count. */
export type ImportGraph = Map<string, string[]>;

/** The graph of everything that the given entries reach. */
export async function importGraph(entries: string[]): Promise<ImportGraph> {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    outdir: 'nowhere',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  return new Map(Object.entries(metafile.inputs).map(([file, { imports }]) => [file, imports.map(({ path }) => path)]));
}

/** Files by a pattern from the project's root. */
export const filesOf = (...patterns: string[]): string[] => fg.sync(patterns).sort();

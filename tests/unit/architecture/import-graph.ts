import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import fg from 'fast-glob';

/**
 * Which file imports which at run time: path from the project's root → paths, and names of
 * packages. Imports of types do not count.
 */
type ImportGraph = Map<string, string[]>;

/** The graph of all files that the given entries import, directly or not. */
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
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.map(({ path }) => path),
    ]),
  );
}

/** Code without comments, which may have examples. */
export const codeOf = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm, '$1');

/** The files that match a pattern, relative to the project's root. */
export const filesOf = (...patterns: string[]): string[] => fg.sync(patterns).sort();

import { basename, join, posix } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { FilesByPath, PageAssets } from '../page-assets.ts';
import { BuildError } from '../base/build-error.ts';
import { throwAsBuildError } from '../base/bundler-errors.ts';
import { listFiles } from '../base/list-files.ts';
import { addHashed } from './add-hashed.ts';

/** The minified styles of a StyleList. A component's `name` is its root class. */
export type Styles = {
  base: readonly string[];
  components: { name: string; css: string }[];
  lateSheet: { href: string; rootClasses: string[] };
};

/**
 * The style sheets of a site: file names in `folder` without `.css`, each list in cascade order. A
 * component's sheet has the name of the root class in its markup.
 */
type StyleList = {
  folder: string;
  base: readonly string[];
  /** For the first screen: in the head of each page whose markup has the root class. */
  components: readonly string[];
  /**
   * For content below the first screen: one file for all pages, linked before the first element
   * that needs it.
   */
  late: readonly string[];
  /**
   * Late sheets that are not needed to draw a page, so a page with their root classes alone does
   * not link the late file. Their components are closed at first, or have their styles in the head
   * of pages that show them on the first screen.
   */
  unlinked: readonly string[];
  /** For other media than the screen: files that browsers load without blocking rendering. */
  media: readonly { media: string; file: string }[];
};

/**
 * The code to bundle, by paths from the project's folder. In the script's folder and below it,
 * files named `*.lazy.client.ts` are scripts that others load by `import()`.
 */
export type BundleInput = { script: string; styles: StyleList };

/** The bundled code of a site. */
export type Bundle = Pick<PageAssets, 'script' | 'mediaSheets'> & {
  styles: Styles;
  files: FilesByPath;
  entries: BundledEntries;
};

/**
 * The bundler rewrites syntax that these browsers lack. They are older than the ones that we
 * promise: that costs no bytes. It adds no missing functions: pages work without them.
 */
const TARGET = ['es2020', 'chrome100', 'firefox100', 'safari15.4'];

/** The bundled files. `inputs` are a file and its imports, by path from the project's folder. */
type BundledEntries = ReadonlyMap<string, { text: string; inputs: ReadonlySet<string> }>;

/**
 * Bundles the browser scripts and minifies every listed style. Throws a BuildError with file and
 * line for a mistake in any of them. `reusable` entries are not bundled again.
 */
export async function bundle(
  root: string,
  { script, styles }: BundleInput,
  reusable: BundledEntries = new Map(),
): Promise<Bundle> {
  const { base, components, late, unlinked, media } = styles;
  const cssFile = (name: string) => `${styles.folder}/${name}.css`;
  const styleFiles = [...base, ...components, ...late, ...media.map(({ file }) => file)].map(
    cssFile,
  );
  const entryFiles = [script, ...lazyScripts(root, script), ...styleFiles];
  const missing = entryFiles.filter((file) => !reusable.has(file));
  const newEntries = await bundleEntries(root, missing).catch(
    throwAsBuildError('The script or the styles cannot be bundled.'),
  );
  const entries: BundledEntries = new Map(
    entryFiles.map((file) => [file, reusable.get(file) ?? newEntries.get(file)!]),
  );

  const files: FilesByPath = new Map();
  const css = (name: string) => entries.get(cssFile(name))!.text;
  return {
    script: addScript(files, entries, script),
    mediaSheets: media.map(({ media, file }) => ({
      media,
      href: addHashed(files, `${basename(file)}.css`, css(file)),
    })),
    styles: {
      base: base.map(css),
      components: components.map((name) => ({ name: basename(name), css: css(name) })),
      lateSheet: {
        href: addHashed(files, 'late.css', inLayer(late.map(css).join(''))),
        rootClasses: late.filter((name) => !unlinked.includes(name)).map((name) => basename(name)),
      },
    },
    files,
    entries,
  };
}

/**
 * Puts styles into a cascade layer. The sheets for other media are in none, so each of their rules
 * wins, even over a sheet that loads later.
 */
export const inLayer = (css: string): string => `@layer page{${css}}`;

/** Adds a script to the files of a site, after the lazy ones that it loads. Returns its address. */
function addScript(files: FilesByPath, entries: BundledEntries, file: string): string {
  const text = entries.get(file)!.text.replace(LAZY_IMPORT, (_, path: string) => {
    if (entries.has(path)) return `import("${addScript(files, entries, path)}")`;
    throw new BuildError(
      `${file} loads ${path}, but there is no such file in the folder of the site's script, or ` +
        'below it. Correct the path, or move the file there.',
    );
  });
  return addHashed(files, basename(file).replace(/(?:\.lazy)?(?:\.client)?\.ts$/, '.js'), text);
}

function lazyScripts(root: string, script: string): string[] {
  const folder = posix.dirname(script);
  const { files } = listFiles(join(root, folder));
  return files
    .filter((file) => file.endsWith('.lazy.client.ts'))
    .map((file) => posix.join(folder, file));
}

/**
 * Bundles all files in one call. A lazy script becomes a separate file with everything that it
 * needs. esbuild's splitting would move shared code into a third file, and every page would have to
 * wait for that file. There is no plugin: the bundler would have to wait for this process, which
 * reads content meanwhile.
 */
async function bundleEntries(root: string, entries: readonly string[]): Promise<BundledEntries> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outbase: '.',
    outdir: '.',
    write: false,
    bundle: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: BANNER },
    metafile: true,
    target: TARGET,
    define: { 'process.env.NODE_ENV': '"production"' },
    // Fonts are addresses of files in public/. The address of a lazy script is not known yet.
    external: ['/fonts/*', join(root, '*.lazy.client.ts')],
    // The project knows files by these names, not by the targets of symbolic links.
    preserveSymlinks: true,
    logLevel: 'silent',
  });
  // The bundler only warns about a mistake in CSS. Here it is an error, because a page would look
  // wrong. It is thrown as the bundler throws its own.
  if (result.warnings.length > 0) throw { errors: result.warnings };
  return new Map(
    entries.map((file, index) => [
      file,
      {
        text: result.outputFiles[index]!.text.trimEnd(),
        inputs: importsOf(result.metafile.inputs, file),
      },
    ]),
  );
}

/**
 * The import of a lazy script as the bundler writes it, with the path from the project's folder.
 */
const LAZY_IMPORT = /\bimport\("\.\/([^"]+\.lazy\.client\.ts)"\)/g;

/** A file and all its imports, direct and indirect. */
function importsOf(
  graph: Metafile['inputs'],
  file: string,
  files = new Set<string>(),
): Set<string> {
  if (files.has(file) || !(file in graph)) return files;
  files.add(file);
  for (const { path } of graph[file]!.imports) importsOf(graph, path, files);
  return files;
}

/**
 * The first line asks Chromium to compile every function as the script loads, not at its first
 * call. With a processor slowed down four times, the home page's scripts then take a fifth to a
 * third less time. The second line names a file of `public/`.
 */
const BANNER = '//# allFunctionsCalledOnLoad\n/*! Licenses: /licenses.txt */';

import { basename, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Assets, Site } from '../site.ts';
import { bundlerError, messagesIn } from './bundler-error.ts';
import { hashedPath } from './hashed-path.ts';
import { LICENSES_FILE, licensesText, type Notice } from './licenses.ts';

/**
 * Minified styles, each list in cascade order. `always` is for every page. Each item of `components` is for pages with the
 * root class `name`. `late` is a file that a page links before its first element with one of the root classes `names`.
 */
export type Styles = { always: readonly string[]; components: { name: string; css: string }[]; late: { href: string; names: string[] } };

/**
 * The style sheets of a site: file names in `folder` without `.css`, each list in cascade order. A component's sheet has
 * the name of the root class in its markup.
 */
export type StyleList = {
  folder: string;
  /** For every page. */
  base: readonly string[];
  /** For the first screen: in the head of each page whose markup has the root class. */
  components: readonly string[];
  /** For content below the first screen: one file for all pages, linked before the first element that needs it. */
  late: readonly string[];
  /** Late sheets of content that is closed at first, such as an answer. A page does not link the late file for these alone. */
  folded: readonly string[];
  /** For other media than the screen: files that browsers load without blocking rendering. */
  media: readonly { media: string; file: string }[];
};

/** What to bundle; paths are relative to the project's folder. */
export type BundleInput = { script: string; styles: StyleList; notices: readonly Notice[] };

/** `inputs` are the files that it was made from, by path from the project's folder. */
export type Bundle = Pick<Assets, 'script' | 'sheets'> & { styles: Styles; files: Site; inputs: ReadonlySet<string> };

/** Browsers with full support. Older browsers get the finished HTML and the CSS that they understand. */
const TARGET = ['es2020', 'chrome100', 'firefox100', 'safari15.4'];

/** A bundled entry: its text, the files that it was made from, and the files that scripts bundled with it load by `import()`. */
export type Bundled = { text: string; inputs: ReadonlySet<string>; pieces: Site };

/** Bundles each of some files of the project. Throws the bundler's error, or a BuildError. */
export type BundleEntries = (root: string, entries: readonly string[]) => Promise<Map<string, Bundled>>;

/**
 * Bundles the browser script and minifies every listed style. What the script loads by `import()` becomes a separate file.
 * Throws a BuildError with file and line for a mistake in any of them. The licenses of bundled packages and of `notices`
 * become one text file. `entries` does the bundling, and may remember.
 */
export async function bundle(
  root: string,
  { script, styles, notices }: BundleInput,
  entries: BundleEntries = bundleEntries,
): Promise<Bundle> {
  const { base, components, late, folded, media } = styles;
  const cssFile = (name: string): string => `${styles.folder}/${name}.css`;
  const sheets = [...base, ...components, ...late, ...media.map(({ file }) => file)].map(cssFile);
  const bundled = await entries(root, [script, ...sheets]).catch(explained);
  const inputs = new Set([...bundled.values()].flatMap((entry) => [...entry.inputs]));
  const { text, pieces } = bundled.get(script)!;
  const files: Site = new Map([...pieces, [LICENSES_FILE, licensesText(root, inputs, notices)]]);
  const css = (name: string): string => bundled.get(cssFile(name))!.text;
  return {
    script: addHashed(files, 'client.js', text),
    sheets: media.map(({ media, file }) => ({ media, href: addHashed(files, `${basename(file)}.css`, css(file)) })),
    styles: {
      always: base.map(css),
      components: components.map((name) => ({ name: basename(name), css: css(name) })),
      late: {
        href: addHashed(files, 'late.css', late.map(css).join('')),
        names: late.filter((name) => !folded.includes(name)).map((name) => basename(name)),
      },
    },
    files,
    inputs,
  };
}

/** Bundles all files in one call. `again` bundles the files that a script loads by `import()`. */
export async function bundleEntries(
  root: string,
  entries: readonly string[],
  again: BundleEntries = bundleEntries,
): ReturnType<BundleEntries> {
  const graph: Graph = {};
  const pieces: Site = new Map();
  const texts = await run(root, entries, graph, piecesPlugin(root, graph, pieces, again));
  return new Map(entries.map((file, index) => [file, { text: texts[index]!, inputs: reached(graph, file), pieces }]));
}

/** File, or address of a piece → what it imports. */
type Graph = Record<string, { imports: { path: string }[] }>;

/** A file and all that it imports, directly or not. */
function reached(graph: Graph, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path } of graph[file]?.imports ?? []) reached(graph, path, found);
  return found;
}

/**
 * Each script that another one loads by `import()` becomes a separate file with everything it needs. esbuild's splitting
 * would move shared code into a third file, and every page would have to wait for that file.
 */
const piecesPlugin = (root: string, graph: Graph, pieces: Site, bundleAgain: BundleEntries): Plugin => ({
  name: 'pieces',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.client\.ts$/ }, async ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const file = relative(root, join(resolveDir, path)).replaceAll('\\', '/');
      try {
        const piece = (await bundleAgain(root, [file])).get(file)!;
        for (const [deeper, text] of piece.pieces) pieces.set(deeper, text);
        const href = addHashed(pieces, basename(path).replace(/\.client\.ts$/, '.js'), piece.text);
        graph[href] = { imports: [...piece.inputs].map((input) => ({ path: input })) };
        return { path: href, external: true };
      } catch (error) {
        const errors = messagesIn(error);
        if (errors.length === 0) throw error;
        return { errors };
      }
    }),
});

/** The text of each entry. Adds every file that was bundled to `graph`. */
async function run(root: string, entries: readonly string[], graph: Graph, plugin: Plugin): Promise<string[]> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    plugins: [plugin],
    outbase: '.',
    outdir: '.',
    write: false,
    bundle: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: `/*! Licenses: /${LICENSES_FILE} */` },
    metafile: true,
    target: TARGET,
    define: { 'process.env.NODE_ENV': '"production"' },
    // These are addresses of files in public/; the bundler must not resolve them.
    external: ['/fonts/*'],
    // Files keep the names by which the project knows them.
    preserveSymlinks: true,
    logLevel: 'silent',
  });
  // The bundler only warns about a mistake in CSS. Here it is an error, because a page would look wrong.
  if (result.warnings.length > 0) throw await bundlerError(WRONG, result.warnings);
  Object.assign(graph, result.metafile.inputs);
  return result.outputFiles.map(({ text }) => text.trimEnd());
}

function addHashed(files: Site, name: string, text: string): string {
  const path = hashedPath(name, text);
  files.set(path, text);
  return `/${path}`;
}

async function explained(error: unknown): Promise<never> {
  const messages = messagesIn(error);
  throw messages.length === 0 ? error : await bundlerError(WRONG, messages);
}

const WRONG = 'The script or the styles cannot be bundled.';

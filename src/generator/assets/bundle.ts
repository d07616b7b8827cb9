import { basename, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Assets, Site } from '../site.ts';
import { bundlerError, messagesIn } from './bundler-error.ts';
import { hashedPath } from './hashed-path.ts';
import { LICENSES_FILE, licensesText, type Notice } from './licenses.ts';

/**
 * Minified styles. `always` is for every page. Each item of `components`, in cascade order, is for pages with the root class
 * `name`. `late` is a file that a page links before its first element with one of the root classes `names`.
 */
export type Styles = { always: string; components: { name: string; css: string }[]; late: { href: string; names: string[] } };

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

/**
 * Bundles the browser script and minifies every listed style in one call. What the script loads by `import()` becomes a
 * separate file. Throws a BuildError with file and line for a mistake in any of them. The licenses of bundled packages and
 * of `notices` become one text file.
 */
export async function bundle(root: string, { script, styles, notices }: BundleInput): Promise<Bundle> {
  const { base, components, late, folded, media } = styles;
  const cssFile = (name: string): string => `${styles.folder}/${name}.css`;
  const files: Site = new Map();
  const add = (name: string, text: string): string => {
    const path = hashedPath(name, text);
    files.set(path, text);
    return `/${path}`;
  };
  const entries = [script, ...[...base, ...components, ...late, ...media.map(({ file }) => file)].map(cssFile)];
  const inputs = new Set<string>();
  const texts = await run(root, entries, inputs, [pieces(root, inputs, add)]).catch(explained);
  files.set(LICENSES_FILE, licensesText(root, inputs, notices));
  const css = (name: string): string => texts.get(cssFile(name))!;
  return {
    script: add('client.js', texts.get(script)!),
    sheets: media.map((sheet) => ({ media: sheet.media, href: add(`${basename(sheet.file)}.css`, css(sheet.file)) })),
    styles: {
      always: base.map(css).join(''),
      components: components.map((name) => ({ name: basename(name), css: css(name) })),
      late: {
        href: add('late.css', late.map(css).join('')),
        names: late.filter((name) => !folded.includes(name)).map((name) => basename(name)),
      },
    },
    files,
    inputs,
  };
}

/**
 * Each script that another one loads by `import()` becomes a separate file with everything it needs. esbuild's splitting
 * would move shared code into a third file, and every page would have to wait for that file.
 */
const pieces = (root: string, inputs: Set<string>, add: (name: string, text: string) => string): Plugin => ({
  name: 'pieces',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.client\.ts$/ }, async ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const file = relative(root, join(resolveDir, path)).replaceAll('\\', '/');
      try {
        const text = (await run(root, [file], inputs)).get(file)!;
        return { path: add(basename(path).replace(/\.client\.ts$/, '.js'), text), external: true };
      } catch (error) {
        const errors = messagesIn(error);
        if (errors.length === 0) throw error;
        return { errors };
      }
    }),
});

/** Text of each entry, by its path. Adds every file that was bundled to `inputs`. */
async function run(root: string, entries: string[], inputs: Set<string>, plugins: Plugin[] = []): Promise<Map<string, string>> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: entries,
    plugins,
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
    logLevel: 'silent',
  });
  // The bundler only warns about a mistake in CSS. Here it is an error, because a page would look wrong.
  if (result.warnings.length > 0) throw await bundlerError(WRONG, result.warnings);
  for (const input of Object.keys(result.metafile.inputs)) inputs.add(input);
  return new Map(entries.map((entry, index) => [entry, result.outputFiles[index]!.text.trimEnd()]));
}

async function explained(error: unknown): Promise<never> {
  const messages = messagesIn(error);
  throw messages.length === 0 ? error : await bundlerError(WRONG, messages);
}

const WRONG = 'The script or the styles cannot be bundled.';

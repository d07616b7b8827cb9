// Starts a script of this folder written in TypeScript: bundles it in a few milliseconds and runs the bundle. For the
// build, where every tenth of a second counts; tsx, which starts the other commands, loads each file by itself.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [script] = process.argv.splice(2, 1);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}node_modules/.cache/scripts`;

// html-minifier-terser loads minifiers for scripts and styles, which esbuild has minified by then. Nothing calls them here.
const withoutUnused = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(terser|clean-css)$/ }, ({ path }) => ({ path, namespace: 'unused' }));
    onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export default undefined; export const minify = undefined;' }));
  },
};
const bundled = ['html-minifier-terser', 'terser', 'clean-css'];
const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: [`scripts/${script}.ts`],
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  write: false,
  bundle: true,
  external: [...Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !bundled.includes(name)), 'relateurl'],
  plugins: [withoutUnused],
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'linked',
  logLevel: 'warning',
});
mkdirSync(folder, { recursive: true });
// Another build may be reading these files: each is replaced as a whole, and only when it changed.
for (const { path, contents } of outputFiles) if (!isWritten(path, contents)) writeWhole(path, contents);
process.setSourceMapsEnabled(true);
// A bundle loads its packages first, and React picks its build by this as it loads.
process.env.NODE_ENV = 'production';
await import(pathToFileURL(`${folder}/${script}.mjs`).href);

function isWritten(path, contents) {
  try {
    return readFileSync(path).equals(contents);
  } catch {
    return false;
  }
}

function writeWhole(path, contents) {
  writeFileSync(`${path}.${process.pid}`, contents);
  renameSync(`${path}.${process.pid}`, path);
}

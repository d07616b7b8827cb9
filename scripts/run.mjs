// Bundles a TypeScript script of this folder in a few milliseconds and runs the bundle. Only the build and the dev server
// use it, because there every tenth of a second counts. The other commands start with tsx, which loads each file separately.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// V8 11 in Node 20 optimizes a function after it has run 67,584 bytes of bytecode. In a process of a second, optimizing costs
// more than it saves. Later versions wait longer by themselves, and they have no such flag.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=2000000');

// Node loads packages with `require` in half the time that `import` takes: it need not search them for the names they export.
const require = createRequire(import.meta.url);
const { build } = require('esbuild');

const [script] = process.argv.splice(2, 1);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}node_modules/.cache/scripts`;

// html-minifier-terser imports minifiers for scripts and styles. We never call them: esbuild minifies those.
const withoutUnused = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(terser|clean-css)$/ }, ({ path }) => ({ path, namespace: 'unused' }));
    onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export default undefined; export const minify = undefined;' }));
  },
};
// js-yaml has a slower copy for `require`.
const inBundle = ['js-yaml', 'html-minifier-terser', 'terser', 'clean-css'];
const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

// React reads this variable while it loads.
process.env.NODE_ENV = 'production';
const bundled = build({
  absWorkingDir: root,
  entryPoints: [`scripts/${script}.ts`],
  outdir: folder,
  outExtension: { '.js': '.cjs' },
  write: false,
  bundle: true,
  external: [...Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !inBundle.includes(name)), 'relateurl'],
  plugins: [withoutUnused],
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  define: { 'import.meta.url': JSON.stringify(import.meta.url) },
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
});
// The bundler is another process. While it works, load what the bundle asks for first.
for (const name of ['react', 'react/jsx-runtime', 'react-dom/server', 'valibot']) require(name);
const { outputFiles } = await bundled;
mkdirSync(folder, { recursive: true });
// Another build may be reading these files. So each file is replaced in one step, and only if it changed.
for (const { path, contents } of outputFiles) if (!isWritten(path, contents)) writeWhole(path, contents);
process.setSourceMapsEnabled(true);
require(`${folder}/${script}.cjs`);

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

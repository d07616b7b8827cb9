// Bundles a TypeScript script of this folder in a few milliseconds and runs the bundle. Only the build and the dev server
// use it, because there every tenth of a second counts. The other commands start with tsx, which loads each file separately.
import { createRequire, SourceMap } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { compileFunction } from 'node:vm';

// V8 would let the heap grow to four times what is in use. If it may grow by only half, thousands of pages take less memory and
// no more time.
setFlagsFromString('--heap-growing-percent=50');
// Routes keep their React elements. So V8 would guess that every element will stay, and create it as an old object, which only a
// full collection removes. With 10,000 pages, this took a tenth of the time and of the memory.
setFlagsFromString('--no-allocation-site-pretenuring');
// Threads that collect short-lived objects together wait for each other. One alone takes less processor time, and no more time.
setFlagsFromString('--no-parallel-scavenge');
// V8 11 in Node 20 optimizes a function after it has run 67,584 bytes of bytecode. In a process of a second, optimizing costs
// more than it saves, so it begins after two seconds. Later versions wait longer by themselves, and they have no such flag.
if (process.versions.v8.startsWith('11.')) {
  setFlagsFromString('--interrupt-budget=800000');
  setTimeout(() => setFlagsFromString('--interrupt-budget=67584'), 2000).unref();
}

// Node loads packages with `require` in half the time that `import` takes: it need not search them for the names they export.
const require = createRequire(import.meta.url);
const { build, buildSync } = require('esbuild');

const [script] = process.argv.splice(2, 1);
// esbuild's process collects no garbage, as its own command does for a build. It ends before that would save memory.
if (script === 'build') process.env.GOGC = 'off';
const root = fileURLToPath(new URL('..', import.meta.url));
// The bundle is not written to disk. In stacks it has this name.
const file = `${root}scripts/${script}.cjs`;

const options = {
  absWorkingDir: root,
  entryPoints: [`scripts/${script}.ts`],
  outfile: file,
  write: false,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  // `import()` becomes `require`: for code that runs as a function, Node warns that `import()` is experimental.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': JSON.stringify(import.meta.url) },
  logLevel: 'warning',
};
const bundled = (async () => build(options))();
// React reads this variable while it loads.
process.env.NODE_ENV = 'production';
// What these two load, but we never call: esbuild minifies scripts and styles, and React renders without streams.
const unused = {
  'react-dom/server': ['./cjs/react-dom-server.node.production.js'],
};
for (const [name, files] of Object.entries(unused)) {
  const { resolve: resolveThere } = createRequire(require.resolve(name));
  for (const file of files) require.cache[resolveThere(file)] = { exports: {}, loaded: true };
}
// The bundler is another process. While it works, load what the bundle asks for first.
for (const name of ['react', 'react/jsx-runtime', 'react-dom/server', 'valibot', 'js-yaml'])
  require(name);
const [{ text }] = (await bundled.catch(end)).outputFiles;
// A source map costs as much as a third of the bundle. So it is made only once a stack is read.
let map;
Error.prepareStackTrace = (error, calls) =>
  [error, ...calls.map((call) => `    at ${inSource(call)}`)].join('\n');
compileFunction(text, ['require'], { filename: file })(require);

/** Ends without a stack, which would only show the bundler's code. */
function end({ errors, message }) {
  // It has already shown mistakes in our code.
  if (!errors) console.error(message);
  process.exit(1);
}

/** One line of a stack. A place in the bundle becomes the place in its source. */
function inSource(call) {
  if (call.getFileName() !== file) return String(call);
  map ??= new SourceMap(
    JSON.parse(buildSync({ ...options, sourcemap: 'external' }).outputFiles[0].text),
  );
  const [line, column] = [call.getLineNumber(), call.getColumnNumber()];
  const { originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1);
  if (originalSource === undefined) return String(call);
  const place = `${resolve(file, '..', originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  return String(call).replace(`${file}:${line}:${column}`, () => place);
}

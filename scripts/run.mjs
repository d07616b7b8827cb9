// Bundles a script of this folder and runs it: Node loads one file far faster than hundreds.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major + minor / 100 < 20.19) {
  console.error(`This needs Node 20.19 or newer. This is Node ${process.versions.node}.`);
  process.exit(1);
}
const here = fileURLToPath(new URL('.', import.meta.url));
if (here.includes('*')) {
  console.error(`The bundler cannot work in a folder with a * in its path. Rename it: ${here}`);
  process.exit(1);
}
// Node finds and loads packages in half of the time if nothing asks for them by `import`. So the
// script becomes CommonJS, which cannot await at its top level.
const require = createRequire(import.meta.url);
const { build } = require('esbuild');
const [script] = process.argv.splice(2, 1);
const bundle = join(here, `../.cache/run/${script}-${process.pid}.cjs`);
const bundled = build({
  entryPoints: [join(here, `${script}.ts`)],
  outfile: bundle,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  define: { 'import.meta.url': 'moduleUrl' },
  banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  sourcemap: 'inline',
  sourcesContent: false,
}).catch(() => process.exit(1));
// React reads this while it loads.
process.env.NODE_ENV = 'production';
// The bundler gets its work first. Meanwhile, Node loads the packages that take longest.
await new Promise(setImmediate);
for (const name of ['react-dom/server', 'html-minifier-terser', 'valibot', 'js-yaml', 'fast-glob'])
  require(name);
await bundled;
process.setSourceMapsEnabled(true);
try {
  require(bundle);
} finally {
  rmSync(bundle);
}

// Bundles a script of this folder and runs it: Node loads one file far faster than hundreds.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

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
const [script] = process.argv.splice(2, 1);
const entry = `${here}${script}.ts`;
const bundle = new URL(`../.cache/run/${script}-${process.pid}.mjs`, import.meta.url);
const options = { bundle: true, packages: 'external', platform: 'node', format: 'esm' };
const files = { entryPoints: [entry], outfile: fileURLToPath(bundle) };
const bundled = build({ ...options, ...files, sourcemap: 'inline', sourcesContent: false });
// React reads it while it loads.
process.env.NODE_ENV = 'production';
// Meanwhile, Node loads the packages that take longest.
const packages = ['react-dom/server', 'html-minifier-terser', 'valibot', 'js-yaml'];
await Promise.all([bundled.catch(() => process.exit(1)), ...packages.map((name) => import(name))]);
process.setSourceMapsEnabled(true);
await import(bundle.href).finally(() => rmSync(bundle));

import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const { outputFiles, metafile } = await build({
  entryPoints: ['src/client.ts'],
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2020',
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
  write: false,
});

test('the whole script, analytics included, stays under 4,096 bytes brotli', () => {
  const bytes = brotliCompressSync(outputFiles[0]!.contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  console.info(`client script: ${bytes} bytes brotli`);
  expect(bytes).toBeLessThanOrEqual(4096);
});

test('it is made of rules, widgets and the analytics package, and nothing else', () => {
  const others = Object.keys(metafile.inputs).filter(
    (file) => !/^src\/(rules\/[\w-]+|client|[\w/-]+\.client)\.ts$/.test(file) && !file.startsWith('node_modules/@vercel/analytics/'),
  );
  expect(others).toEqual([]);
});

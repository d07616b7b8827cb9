import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundle } from '../../src/generator/assets/bundle.ts';
import { site } from '../../src/site.ts';

const { script, files } = await bundle(process.cwd(), site.code);

test('the script of every page, with analytics, is under 5,000 bytes in brotli, and each script loaded on demand is under 3,000', () => {
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  const sizes = scripts.map(
    ([file, text]) => [file, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length] as const,
  );
  console.info(`scripts in bytes brotli: ${sizes.join(' ')}`);
  expect(sizes.filter(([file, bytes]) => bytes > (`/${file}` === script ? 5000 : 3000))).toEqual([]);
});

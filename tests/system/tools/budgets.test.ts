import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { openContentFolder } from '../../../src/generator/content/content-folder.ts';
import { buildShop } from '../../support/build-shop.ts';
import { THIS_SHOP } from '../../support/this-shop.ts';

/**
 * A server sends ten packets of 1,448 bytes before it waits for the browser. Headers and encryption
 * take up to 692 bytes.
 */
const PAGE_BYTES = 13_780;

const { bytesOf, htmlOf, pagePaths, files: built } = THIS_SHOP;

const brotli = (bytes: Buffer, quality = 11): number =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
const page = (path: string): Buffer => Buffer.from(htmlOf(path));
const named = (pattern: RegExp): string[] => {
  const files = [...built.keys()].filter((file) => pattern.test(file));
  if (files.length === 0) throw new Error(`No file matches ${pattern}.`);
  return files;
};

test('every page takes at most 13,780 bytes in brotli, so that it arrives with its headers in the first round trip', () => {
  // The best compression level takes twenty times as long, and its result is never larger.
  const large = pagePaths.filter((path) => brotli(page(path), 5) > PAGE_BYTES);
  const heavy = large
    .map((path) => ({ path, bytes: brotli(page(path)) }))
    .filter(({ bytes }) => bytes > PAGE_BYTES);
  expect(heavy).toEqual([]);
});

test('home takes no more with a notice of 80 letters', async () => {
  const folder = openContentFolder('content');
  const notice = `notice: { text: "${'Closed by snow until noon on Friday. The pumps and the car wash are open as ever.'.slice(0, 80)}", until: 2026-12-01T12:00 }\n`;
  const withNotice = (file: string): Uint8Array =>
    file === 'shop.yaml'
      ? Buffer.concat([folder.read(file), Buffer.from(notice)])
      : folder.read(file);
  const { htmlOf } = await buildShop({ ...folder, read: withNotice });
  expect(htmlOf('/')).toContain('Closed by snow');
  expect(brotli(Buffer.from(htmlOf('/')))).toBeLessThanOrEqual(PAGE_BYTES);
});

test('the one script of all pages takes at most 5,000 bytes, and each that it loads 3,000', () => {
  const scripts = named(/\.js$/);
  const [first, ...more] = scripts.filter((file) => file.startsWith('assets/client.'));
  expect(more).toEqual([]);
  expect(brotli(bytesOf(first!))).toBeLessThanOrEqual(5000);
  for (const piece of scripts.filter((file) => file !== first)) {
    expect(bytesOf(first!).includes(`import("/${piece}")`)).toBe(true);
    expect(brotli(bytesOf(piece))).toBeLessThanOrEqual(3000);
  }
});

test('all fonts together take at most 30 KB', () => {
  const total = named(/\.woff2$/).reduce((sum, file) => sum + bytesOf(file).length, 0);
  expect(total).toBeLessThanOrEqual(30_000);
});

// Drawings load after the page, and those of the street show people.
test('every drawing takes at most 3,072 bytes', () => {
  const heavy = named(/^assets\/.*\.svg$/)
    .map((file) => ({ file, bytes: brotli(bytesOf(file)) }))
    .filter(({ bytes }) => bytes > 3072);
  expect(heavy).toEqual([]);
});

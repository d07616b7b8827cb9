import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it, test } from 'vitest';
import { bytesOf, FILES } from '../support/built-pages.ts';
import { NOT_FOUND_PATH, PAGE_PATHS } from './spec-routes.ts';
import { outputFiles } from '../../src/generator/paths.ts';

const brotli = (bytes: Buffer): number => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
const named = (pattern: RegExp): string[] => {
  const files = FILES.filter((file) => pattern.test(file));
  if (files.length === 0) throw new Error(`No file matches ${pattern}.`);
  return files;
};

it.each(PAGE_PATHS)('%s weighs at most 14,000 bytes, which is what the first round trip brings', (path) => {
  expect(brotli(bytesOf(outputFiles(path)[0]!))).toBeLessThanOrEqual(14_000);
});

test('one script for all pages, of at most 5,000 bytes; it loads all the others, of at most 3,000 each', () => {
  const scripts = named(/\.js$/);
  const [first, ...more] = scripts.filter((file) => file.startsWith('assets/client.'));
  expect(more).toEqual([]);
  expect(brotli(bytesOf(first!))).toBeLessThanOrEqual(5000);
  for (const piece of scripts.filter((file) => file !== first)) {
    expect(bytesOf(first!).includes(`import("/${piece}")`)).toBe(true);
    expect(brotli(bytesOf(piece))).toBeLessThanOrEqual(3000);
  }
});

test('the fonts weigh at most 30 KB together', () => {
  const total = named(/\.woff2$/).reduce((sum, file) => sum + bytesOf(file).length, 0);
  expect(total).toBeLessThanOrEqual(30_000);
});

it.each(named(/^assets\/.*\.svg$/))('%s weighs at most 2,048 bytes', (file) => {
  expect(brotli(bytesOf(file))).toBeLessThanOrEqual(2048);
});

test('the whole site has a page for unknown paths', () => {
  expect(FILES).toContain(NOT_FOUND_PATH.slice(1));
});

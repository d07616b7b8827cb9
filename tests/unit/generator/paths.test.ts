import { expect, test } from 'vitest';
import { canonicalUrl, outputFiles } from '../../../src/generator/paths.ts';

test.each([
  '',
  'services',
  '/services/',
  '//services',
  '/../etc',
  '/a/./b',
  '/a?b',
  '/a#b',
  '/a b',
  '/a\\b',
  '/.hidden',
])('the path %j is refused', (path) => {
  expect(() => outputFiles(path)).toThrow(/cannot become a file/);
  expect(() => canonicalUrl('https://a.example', path)).toThrow(/cannot become a file/);
});

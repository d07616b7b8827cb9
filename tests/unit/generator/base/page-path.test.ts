import { expect, test } from 'vitest';
import { pageFileNames } from '../../../../src/generator/base/page-path.ts';

test('refuses paths that are no address of a page', () => {
  for (const path of ['', 'a', '/a/', '//a', '/../etc', '/a/./b', '/a?b', '/a b', '/a\\b', '/.a'])
    expect(() => pageFileNames(path)).toThrow(/cannot become a file/);
});

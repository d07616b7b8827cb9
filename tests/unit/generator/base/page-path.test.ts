import { expect, test } from 'vitest';
import { outputFiles } from '../../../../src/generator/base/page-path.ts';

test('refuses paths that are no address of a page', () => {
  for (const path of ['', 'a', '/a/', '//a', '/../etc', '/a/./b', '/a?b', '/a b', '/a\\b', '/.a'])
    expect(() => outputFiles(path)).toThrow(/cannot become a file/);
});

import { expect, test } from 'vitest';
import { requestPath } from '../../../../src/generator/dev/request-path.ts';

test.each([
  { target: undefined, path: '/' },
  { target: '/services?from=ad#top', path: '/services' },
  { target: '/a%20b%2Fc', path: '/a b%2Fc' },
  { target: '//', path: '//' },
  { target: '//[', path: '//[' },
  { target: '/%', path: '/%' },
  { target: '/%ff?x', path: '/%ff' },
  { target: '*', path: '*' },
])('reads $target as $path', ({ target, path }) => {
  expect(requestPath(target)).toBe(path);
});

import { expect, test } from 'vitest';
import { requestPath } from '../../../src/generator/dev/request-path.ts';

test.each([
  [undefined, '/'],
  ['/services?from=ad#top', '/services'],
  ['/a%20b%2Fc', '/a b%2Fc'],
  ['//', '//'],
  ['//[', '//['],
  ['/%', '/%'],
  ['/%ff?x', '/%ff'],
  ['*', '*'],
])('reads %s as %s', (target, path) => {
  expect(requestPath(target)).toBe(path);
});

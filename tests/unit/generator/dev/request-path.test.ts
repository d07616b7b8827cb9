import { expect, test } from 'vitest';
import { requestPath } from '../../../../src/generator/dev/request-path.ts';

test('reads the path of any request', () => {
  const targets = [undefined, '/services?from=ad#top', '/a%20b%2Fc', '//[', '/%ff?x', '*'];
  expect(targets.map(requestPath)).toEqual(['/', '/services', '/a b%2Fc', '//[', '/%ff', '*']);
});

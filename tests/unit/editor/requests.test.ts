import { expect, test } from 'vitest';
import { is } from 'valibot';
import { type RequestName, REQUESTS } from '../../../src/editor/requests.ts';

const set = (path: unknown) => ({
  file: 'shop.yaml',
  revision: 'x',
  change: { kind: 'set', path, value: { any: ['thing'] } },
});

// The tests of each request prove which input it takes.
test.each<[RequestName, unknown]>([
  ['change', set(['__proto__', 'polluted'])],
  ['check', set(['a', 'constructor'])],
  ['change', set('hours')],
  ['change', set([-1])],
  ['change', { ...set([]), change: { kind: 'explode', path: [] } }],
  ['pages-showing', null],
  ['publish', { chosenSides: { 'shop.yaml': '--output' } }],
])('%s does not take %j', (name, input) => {
  expect(is(REQUESTS[name].body, input)).toBe(false);
});

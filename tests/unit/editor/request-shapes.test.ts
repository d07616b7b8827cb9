import { expect, test } from 'vitest';
import { is } from 'valibot';
import { REQUEST_SHAPES } from '../../../src/editor/request-shapes.ts';

type Name = keyof typeof REQUEST_SHAPES;
const set = (path: unknown) => ({
  file: 'shop.yaml',
  revision: 'x',
  change: { kind: 'set', path, value: { any: ['thing'] } },
});

// What they take is proven where it is asked.
test.each<[Name, unknown]>([
  ['change', set(['__proto__', 'polluted'])],
  ['check', set(['a', 'constructor'])],
  ['change', set('hours')],
  ['change', set([-1])],
  ['change', { ...set([]), change: { kind: 'explode', path: [] } }],
  ['photo', { slot: 'hero', data: '', focus: null }],
  ['pages', null],
  ['search', { words: 7 }],
  ['publish', { choices: { 'shop.yaml': '--output' } }],
])('%s does not take %j', (name, input) => {
  expect(is(REQUEST_SHAPES[name], input)).toBe(false);
});

import { expect, test } from 'vitest';
import { is } from 'valibot';
import { REQUEST_SHAPES } from '../../../src/editor/request-shapes.ts';

type Name = keyof typeof REQUEST_SHAPES;
const set = (path: unknown) => ({
  file: 'shop.yaml',
  base: 'x',
  change: { kind: 'set', path, value: { any: ['thing'] } },
});

test.each<[Name, unknown]>([
  ['change', set(['hours', 'shop', 0, 'open'])],
  ['check', set([])],
  ['photo', { slot: 'hero', data: '', focus: { x: 0.5, y: 1 } }],
  ['file', { kind: 'add', folder: 'makes', name: 'Rivian' }],
  ['publish', { also: true, choices: { 'shop.yaml': 'theirs' } }],
  ['state', {}],
])('%s takes %j', (name, input) => {
  expect(is(REQUEST_SHAPES[name], input)).toBe(true);
});

test.each<[Name, unknown]>([
  ['change', set(['__proto__', 'polluted'])],
  ['check', set(['a', 'constructor'])],
  ['change', set('hours')],
  ['change', set([-1])],
  ['change', { file: 'shop.yaml', base: 'x', change: { kind: 'explode', path: [] } }],
  ['photo', { slot: 'hero', data: '', focus: null }],
  ['pages', null],
  ['search', { words: 7 }],
  ['publish', { choices: { 'shop.yaml': '--output' } }],
])('%s does not take %j', (name, input) => {
  expect(is(REQUEST_SHAPES[name], input)).toBe(false);
});

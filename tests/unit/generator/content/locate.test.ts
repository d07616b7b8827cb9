import { expect, test } from 'vitest';
import {
  type FieldPath,
  locateField,
  pathAt,
  writtenAt,
} from '../../../../src/generator/content/locate.ts';

const text = `# Shop
name: Corner
hours:
  shop:
    - { days: Sat, open: "08:00" }
empty:
block: >- # a comment

  Folded
  text.
list:
  - - nested
    -
  - plain, over
    two lines
  -
  - { first: 'it''s', second: "a \\"quoted\\" text" }
`;
const source = { file: 'shop.yaml', path: 'content/shop.yaml', text, value: undefined };

test.each<{ path: FieldPath; name: string; value: string }>([
  { path: [], name: '2:1', value: '2:1' },
  { path: ['name'], name: '2:1', value: '2:7' },
  { path: ['hours', 'shop'], name: '4:3', value: '5:5' },
  { path: ['hours', 'shop', 0], name: '5:7', value: '5:7' },
  { path: ['hours', 'shop', 0, 'open'], name: '5:20', value: '5:26' },
  { path: ['empty'], name: '6:1', value: '6:1' },
  { path: ['hours', 'wash'], name: '3:1', value: '3:1' },
  { path: ['hours', 'shop', 7, 'open'], name: '4:3', value: '4:3' },
  { path: ['nothing'], name: '2:1', value: '2:1' },
  { path: ['block'], name: '7:1', value: '9:3' },
  { path: ['list', 0, 1], name: '13:5', value: '13:5' },
  { path: ['list', 2], name: '16:3', value: '16:3' },
])('$path', ({ path, name, value }) => {
  const at = (part: 'name' | 'value') => {
    const { line, column } = locateField(source, path, part);
    return `${line}:${column}`;
  };
  expect(at('name')).toBe(name);
  expect(at('value')).toBe(value);
});

test.each<{ path: FieldPath; written: string }>([
  { path: ['name'], written: 'Corner' },
  { path: ['hours', 'shop', 0, 'open'], written: '"08:00"' },
  { path: ['block'], written: '\n\n  Folded\n  text.' },
  { path: ['list', 0, 0], written: 'nested' },
  { path: ['list', 1], written: 'plain, over\n    two lines' },
  { path: ['list', 3, 'first'], written: "'it''s'" },
  { path: ['list', 3, 'second'], written: '"a \\"quoted\\" text"' },
])('$path is written as $written', ({ path, written }) => {
  const { start, end } = writtenAt(source, path);
  expect(text.slice(start, end)).toBe(written);
});

test.each<{ at: string; line: number; column: number; path: FieldPath }>([
  { at: 'a name', line: 2, column: 1, path: ['name'] },
  { at: 'a value', line: 2, column: 8, path: ['name'] },
  { at: 'a field in brackets', line: 5, column: 28, path: ['hours', 'shop', 0, 'open'] },
  { at: 'the middle of a block', line: 10, column: 3, path: ['block'] },
  { at: 'a comment', line: 1, column: 1, path: [] },
])('finds the value at $at', ({ line, column, path }) => {
  expect(pathAt(text, line, column)).toEqual(path);
});

test('finds no value in a text that is not YAML', () => {
  expect(pathAt('a: [', 1)).toEqual([]);
});

import { expect, test } from 'vitest';
import { pathAt } from '../../../src/generator/read/locate.ts';

const TEXT = `# Notes
name: Mill
hours:
  - { days: Mon, open: "08:00" }
  - { days: Tue, open: "09:00" }
text: >-
  One line
  and another.
`;

test.each([
  { at: 'a name', line: 2, column: 1, path: ['name'] },
  { at: 'a value', line: 2, column: 8, path: ['name'] },
  { at: 'a field in brackets', line: 5, column: 18, path: ['hours', 1, 'open'] },
  { at: 'the middle of a block', line: 8, column: 3, path: ['text'] },
  { at: 'a comment', line: 1, column: 1, path: [] },
])('finds the value at $at', ({ line, column, path }) => {
  expect(pathAt(TEXT, line, column)).toEqual(path);
});

test('finds nothing in a text that is not YAML', () => {
  expect(pathAt('a: [', 1)).toEqual([]);
});

import { expect, test } from 'vitest';
import { sourceLines } from '../../../../src/generator/dev/source-lines.ts';

const TEXT = Array.from({ length: 11 }, (_, i) => `\tline ${i + 1}`).join('\n');

test('shows the lines around a position and marks the column', () => {
  expect(sourceLines(TEXT, { file: 'a', line: 9, column: 7 })).toBe(
    [
      ' 7 │ \tline 7',
      ' 8 │ \tline 8',
      ' 9 │ \tline 9',
      '   │ \t     ^',
      '10 │ \tline 10',
      '11 │ \tline 11',
    ].join('\n'),
  );
});

test('shows no lines after the end of the file', () => {
  expect(sourceLines('only\r\n', { file: 'a', line: 1, column: 1 })).toBe('1 │ only\n  │ ^\n2 │ ');
  expect(sourceLines('only', { file: 'a', line: 1, column: 5 })).toBe('1 │ only\n  │     ^');
});

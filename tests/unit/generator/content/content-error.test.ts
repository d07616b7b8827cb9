import { expect, test } from 'vitest';
import { ContentErrors } from '../../../../src/generator/content/content-error.ts';

test('shows a hundred mistakes in the order of files and lines, and counts the others', () => {
  const mistakes = Array.from({ length: 102 }, (_, index) => ({
    message: 'Wrong.',
    file: index % 2 ? 'a.yaml' : 'b.yaml',
    line: 102 - index,
    column: 1,
  }));
  const lines = new ContentErrors(mistakes).message.split('\n');
  expect(lines.slice(0, 2)).toEqual(['a.yaml:1:1  Wrong.', 'a.yaml:3:1  Wrong.']);
  expect(lines.slice(-2)).toEqual(['b.yaml:98:1  Wrong.', '… and 2 more.']);
});

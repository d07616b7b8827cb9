import { expect, test } from 'vitest';
import { documentOf, type FieldPath, nodeAt } from '../../../src/generator/read/locate.ts';
import { textRange } from '../../../src/generator/read/text-range.ts';

const TEXT = `name: Corner Bikes # a comment
list:
  - plain, over
    two lines
  - { first: 'it''s', second: "a \\"quoted\\" text" }
  - - nested
block: >- # a comment
  Folded
  text.
after: end
`;
const SOURCE = { file: 'x.yaml', path: 'content/x.yaml', text: TEXT, value: undefined };

test.each<[path: FieldPath, written: string]>([
  [['name'], 'Corner Bikes'],
  [['list', 0], 'plain, over\n    two lines'],
  [['list', 1, 'first'], "'it''s"],
  [['list', 1, 'second'], '"a \\"quoted\\" text'],
  [['list', 2, 0], 'nested'],
  [['block'], '\n  Folded\n  text.\n'],
  [['after'], 'end'],
])('finds %j', (path, written) => {
  expect(TEXT.slice(...textRange(SOURCE, path))).toBe(written);
});

test('asks the full parser about a file that only that one reads', () => {
  const text = 'a: 1\nb: text\n...\n%bad\n';
  const source = { ...SOURCE, text };
  expect(textRange(source, ['b'])).toEqual(nodeAt(documentOf(source), ['b'])!.range!.slice(0, 2));
});

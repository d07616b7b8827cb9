import { expect, test } from 'vitest';
import { type FieldPath, locateField, writtenAt } from '../../../src/generator/read/locate.ts';

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

test.each<[FieldPath, name: string, value: string]>([
  [[], '2:1', '2:1'],
  [['name'], '2:1', '2:7'],
  [['hours', 'shop'], '4:3', '5:5'],
  [['hours', 'shop', 0], '5:7', '5:7'],
  [['hours', 'shop', 0, 'open'], '5:20', '5:26'],
  [['empty'], '6:1', '6:1'],
  [['hours', 'wash'], '3:1', '3:1'],
  [['hours', 'shop', 7, 'open'], '4:3', '4:3'],
  [['nothing'], '2:1', '2:1'],
  [['block'], '7:1', '9:3'],
  [['list', 0, 1], '13:5', '13:5'],
  [['list', 2], '16:3', '16:3'],
])('%j', (path, name, value) => {
  const at = (part: 'name' | 'value') => {
    const { line, column } = locateField(source, path, part);
    return `${line}:${column}`;
  };
  expect(at('name')).toBe(name);
  expect(at('value')).toBe(value);
});

test.each<[path: FieldPath, written: string]>([
  [['name'], 'Corner'],
  [['hours', 'shop', 0, 'open'], '"08:00"'],
  [['block'], '\n\n  Folded\n  text.'],
  [['list', 0, 0], 'nested'],
  [['list', 1], 'plain, over\n    two lines'],
  [['list', 3, 'first'], "'it''s'"],
  [['list', 3, 'second'], '"a \\"quoted\\" text"'],
])('%j is written as %j', (path, written) => {
  const { start, end } = writtenAt(source, path);
  expect(text.slice(start, end)).toBe(written);
});

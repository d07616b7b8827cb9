import { unknown } from 'valibot';
import { expect, test } from 'vitest';
import { editFile, editText } from '../../../../src/editor/yaml/edit-text.ts';
import { valueAt } from '../../../../src/generator/portable.ts';
import { parseYaml } from '../../../../src/generator/content/parse-yaml.ts';
import { folderOf } from '../../../support/content-files.ts';
import { seeded } from '../../../../scripts/shared/seeded.ts';
import type { Change, Value } from '../../../../src/editor/shared/messages.ts';

const FILE = `# The shop
name: Corner # the name
phone: "+15550100"
quote: 'it''s open'
empty:
intro: >-
  We fix bicycles in the old
  mill, and we sell
  used ones.

hours:
  # weekdays
  - { days: Mon-Fri, open: "08:00" }

  # the weekend
  - { days: Sat, open: "09:00" } # short
tags: [fast, "1", honest]
none: []
prices:
  wash: 5
  # A tune-up takes a day.
  tune: 80
`;

/** All lines from the first to the last that a change takes out (-) or puts in (+). */
function difference(change: Change): string[] {
  const old = FILE.split('\n');
  const now = editText(FILE, change).split('\n');
  let start = 0;
  while (start < old.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end))
    end++;
  const between = (lines: string[], sign: string) =>
    lines.slice(start, lines.length - end).map((line) => sign + line);
  return [...between(old, '-'), ...between(now, '+')];
}

const set = (path: (string | number)[], value: Value): Change => ({ kind: 'set', path, value });

test.each<[string, Change, string[]]>([
  [
    'without quotes that only the old text needed',
    set(['phone'], 'none'),
    ['-phone: "+15550100"', '+phone: none'],
  ],
  [
    'a group in place of a word',
    set(['name'], { a: 'b' }),
    ['-name: Corner # the name', '+name: { a: b } # the name'],
  ],
  ['a new field behind the last one', set(['prices', 'tube'], 9), ['+  tube: 9']],
  [
    'a new field in braces',
    set(['hours', 1, 'close'], '12:00'),
    [
      '-  - { days: Sat, open: "09:00" } # short',
      '+  - { days: Sat, open: "09:00", close: "12:00" } # short',
    ],
  ],
  [
    'an item moves with its comment',
    { kind: 'move', path: ['hours'], from: 1, to: 0 },
    [
      '-  # weekdays',
      '-  - { days: Mon-Fri, open: "08:00" }',
      '-',
      '-  # the weekend',
      '-  - { days: Sat, open: "09:00" } # short',
      '+  # the weekend',
      '+  - { days: Sat, open: "09:00" } # short',
      '+',
      '+  # weekdays',
      '+  - { days: Mon-Fri, open: "08:00" }',
    ],
  ],
  [
    'an item goes with its comment',
    { kind: 'remove', path: ['hours', 0] },
    ['-  # weekdays', '-  - { days: Mon-Fri, open: "08:00" }', '-'],
  ],
  [
    'a new item is written like the others',
    { kind: 'insert', path: ['hours'], index: 2, value: { days: 'Sun', open: '11:00' } },
    ['+', '+  - { days: Sun, open: "11:00" }'],
  ],
  [
    'an item in brackets',
    { kind: 'insert', path: ['tags'], index: 1, value: 'a, b' },
    ['-tags: [fast, "1", honest]', '+tags: [fast, "a, b", "1", honest]'],
  ],
  ['a field without its line', { kind: 'remove', path: ['prices', 'tune'] }, ['-  tune: 80']],
])('%s', (_what, change, lines) => expect(difference(change)).toEqual(lines));

test.each([
  ['word '.repeat(24) + 'and more', `>-\n  ${'word '.repeat(22)}word\n  word and more`],
  ["New Year's Day", "New Year's Day"],
])('a text that was changed back is as before: %s', (text, written) => {
  const file = `text: ${written}\n`;
  const change = (value: string, before: string) => editText(before, set(['text'], value));
  expect(change(text, change('', file))).toBe(file);
});

test('a file with a mistake in its form is not changed', () => {
  expect(() => editText('a: b: c', set(['a'], 'd'))).toThrow('cannot be read');
});

test('any text can be written into any field, and reads back', () => {
  const random = seeded(7);
  const characters = [
    ...' \n\t\r"\'#:-,[]{}&*!|>%@`\\?=~abcdefgh012é한😀\u00a0\u2028\u200b\ufeff\u0000\u007f',
    '\ud800',
    ': ',
    ' #',
    '- ',
    'null',
    '1e3',
    '---',
  ];
  const paths = 'name phone quote empty intro new hours.1.open tags.2 prices.wash'.split(' ');
  for (let round = 0; round < 400; round++) {
    const pick = () => characters[random(characters.length)];
    const text = Array.from({ length: random(30) }, pick).join('');
    const path = paths[random(paths.length)]!.split('.').map((key) => Number(key) || key);
    const { value, mistakes } = parseYaml(editText(FILE, set(path, text)));
    expect(mistakes).toEqual([]);
    expect(valueAt(value, path)).toBe(text);
  }
});

test('a file with the line ends of Windows keeps them', () => {
  const model = { files: { a: { name: 'a', schema: unknown() } }, folders: {} };
  const text = 'name: Mill\r\nwords: >-\r\n  One\r\n  two.\r\n';
  const after = (name: string): string =>
    String(editFile(model, folderOf({ a: text }), 'a', [set([name], 'Old')]));
  expect(after('name')).toBe(text.replace('Mill', 'Old'));
  expect(after('wash')).toBe(`${text}wash: Old\r\n`);
});

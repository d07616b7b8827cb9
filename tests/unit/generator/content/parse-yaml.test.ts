import { expect, test } from 'vitest';
import { positionAt } from '../../../../src/generator/content/position-at.ts';
import { parseYaml } from '../../../../src/generator/content/parse-yaml.ts';
import { problemsWith } from '../../../support/sample-content.ts';

function told(text: string): string[] {
  return parseYaml(text).mistakes.map(({ offset, message }) => {
    const { line, column } = positionAt(text, offset);
    return `${line}:${column} ${message}`;
  });
}

const indented = (here: string, above?: string) =>
  'This line is not indented like the lines around it, or lacks their hyphen. ' +
  'Fields that belong together must start at the same column. ' +
  `It begins with ${here}${above === undefined ? '' : `, the line above it with ${above}`}.`;
const writeOut =
  'If it refers to something written elsewhere, write that out: ' +
  'content files have no anchors or aliases.';
const noField =
  'This line is not a field. ' +
  'A field is a name, a colon, a space and a value, such as name: Robin. ' +
  'Text that runs on must be indented further than its field.';
const strangeSpace =
  'This line begins with a space of another kind, as copied text may have. ' +
  'Delete it, and indent with ordinary spaces.';
const inBraces =
  'Text that begins with { must be in quotes. ' +
  'If these are fields, a comma between two of them or a quotation mark is missing, ' +
  'or there is a } too many.';
const cut =
  'A # after a space begins a note, so the text ends before it. ' +
  'If it is part of the text, put the whole text in quotes. ' +
  'If it is a note, put a space after the #.';
const merge =
  'This line is left from a merge of two versions. ' +
  'Keep one version of the lines between <<<<<<< and >>>>>>>, ' +
  'and delete the three lines with these signs.';
const fieldInField =
  'A colon followed by a space makes this a field inside a field. ' +
  'If it is one text, put the whole text in quotes, such as heading: "Robin: a portrait". ' +
  'If it is a separate field, indent it like the fields around it.';

test.each<[text: string, ...says: string[]]>([
  [
    'a: 1\nb: 2\na: 3\n',
    '3:1 "a" appears here a second time; the first is on line 1. Keep one of the two.',
  ],
  ['a: Brakes: what we do\n', `1:4 ${fieldInField}`],
  [
    'lines: [Honest auto, repair in, {town}.]\n',
    '1:8 Text that begins with [ must be in quotes. ' +
      'If it is a list, put each text in it in quotes.',
  ],
  ['a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> other\n', `2:1 ${merge}`],
  ['a:\n  b: c\n   d: e\n  f: g\n', `3:4 ${indented('3 spaces', '2 spaces')}`],
  ['a:\n  b: c\n\u00a0\u00a0d: e\n  f: g\n', `3:1 ${strangeSpace}`],
  [
    'a: "open\nb: c\n',
    '1:4 The quotation mark that opens this text is never closed. Put one at the end of the text.',
  ],
  ['a: "x" y\n', '1:8 The text goes on after its closing quotation mark. Quote all of it'],
  ['x: &a [*a]\n', `1:4 Text that begins with & must be in quotes. ${writeOut}`],
  ['a: !New tires\n', '1:4 Text that begins with ! must be in quotes.'],
  ['a: [b, "c" d]\n', '1:12 A comma is missing before this.'],
  ['a: { b: "c" d: "e" }\n', `1:4 ${inBraces}`],
  [
    'a: {b: c\nd: e\n',
    '1:4 The { here is never closed. ' +
      'Put a } at the end, or put the whole text in quotes if { is part',
  ],
  ['a:\n\tb: c\n', '2:1 This line is indented with a tab. Indent with spaces, two for each level.'],
  ['a:\n  - b\n c: d\n', `3:2 ${indented('one space', '2 spaces')}`],
  ['title Brakes\nb: c\n', `1:1 ${noField}`],
  ['a: 1\nb:2\n', `2:1 ${noField}`],
  ['a: >- text\nb: c\n', '1:7 After > the text starts on the next line, indented.'],
  ['- a\nb: c\n', `2:1 ${indented('no space')}`],
  ['a: "\\q"\n', '1:5 Inside double quotes, a backslash starts an escape code, and this code'],
  ['a: the #1 shop # note\nb:\n  - y #2\n', `1:8 ${cut}`, `3:7 ${cut}`],
  ['a: x # note\nb: 2 #note\nc: "the #1 shop" #note\nd: >-\n  the\n  #1 shop\ne: x\n#f: y\n'],
  [
    'a: 1\n---\nb: 2\n',
    '2:1 A line of three hyphens starts a second document, but a content file has only one. Delete',
  ],
])('%s', (text, ...says) => {
  expect(told(text)).toEqual(says.map((part) => expect.stringContaining(part)));
});

test('a file that nests too deep is refused in one sentence', () => {
  const deep =
    'This file has more than a hundred levels of fields or lists inside each other. ' +
    'No field needs so many: delete the brackets, hyphens or spaces that are too many here.';
  expect(told(`a: ${'{a: '.repeat(5000)}`)).toEqual([`1:397 ${deep}`]);
  expect(told(`${'- '.repeat(5000)}a\n`)).toEqual([`1:201 ${deep}`]);
  const steps = Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}a:\n`).join('');
  expect(told(steps)).toEqual([expect.stringContaining(deep)]);
});

test('an item of a list that became part of a text is refused', () => {
  const item =
    '  This item of a list is read as part of the text above it, ' +
    'because it is indented further. Start it at the same column as the items around it. ' +
    'If it is part of the text, put the text in quotes.';
  const faq = (answer: string) =>
    problemsWith({
      'faq.yaml': `questions:\n  - id: a\n    question: b?\n    answer: ${answer}\n`,
    });
  expect(faq('c\n     - d')).toEqual([`content/faq.yaml:5:6${item}`]);
  for (const meant of ['c - d', '"c\n     - d"', '>-\n      c\n      - d'])
    expect(faq(meant)).toEqual([]);
});

test('aliases that would expand to a billion items are refused', () => {
  const lists = Array.from(
    { length: 9 },
    (_, i) => `b${i}: &b${i} [${Array(9).fill(i ? `*b${i - 1}` : '*a')}]`,
  );
  expect(told(`a: &a [x]\n${lists.join('\n')}\n`)).toHaveLength(1);
});

test('YAML is read as version 1.2: yes is text, dates are text', () => {
  expect(parseYaml('a: yes\nb: 2026-12-25\nc: 010\nd: on\n').value).toEqual({
    a: 'yes',
    b: '2026-12-25',
    c: 10,
    d: 'on',
  });
});

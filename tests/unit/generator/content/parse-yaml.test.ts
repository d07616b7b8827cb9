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

const indentation =
  'This line is not indented like the lines around it. Fields that belong together must start at the same column.';
const indented = (begins: string, needs: string, line: string) =>
  `This line is not indented like the lines around it. It begins with ${begins} and needs ${needs}: "${line}".`;
const writeOut =
  'If it refers to something written elsewhere, write that out: content files have no anchors or aliases.';
const noField =
  'This line is not a field. A field is a name, a colon, a space and a value, such as name: Robin. Text that runs on must be indented further than its field.';
const ofTextAbove = 'If it is part of the text above it, put all of that text in quotes.';
const strangeSpace =
  'This line begins with a space of another kind, as copied text may have. Delete it, and indent with ordinary spaces.';
const inBraces =
  'The fields between { and } cannot be read. Here or before, a comma between two fields or a quotation mark is missing. An example is { name: Robin, born: "1990" }.';
const cut =
  'A # after a space begins a note, so the text ends before it. If it is part of the text, put the whole text in quotes. If it is a note, put a space after the #.';
const merge =
  'This line is left from a merge of two versions. Keep one version of the lines between <<<<<<< and >>>>>>>, and delete the three lines with these signs.';
const fieldInField =
  'A colon followed by a space makes this a field inside a field. If it is one text, put the whole text in quotes, such as heading: "Robin: a portrait". If it is a separate field, indent it like the fields around it.';

test.each<{ text: string; says: string[] }>([
  {
    text: 'a: 1\nb: 2\na: 3\n',
    says: ['3:1 "a" appears here a second time; the first is on line 1. Keep one of the two.'],
  },
  {
    text: 'a: Brakes: what we do\n',
    says: [`1:4 ${fieldInField} As one text: a: "Brakes: what we do".`],
  },
  {
    text: 'lines: [Honest auto, repair in, {town}.]\n',
    says: ['1:8 Inside [ and ], text with a placeholder must be in quotes. Write'],
  },
  { text: 'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> other\n', says: [`2:1 ${merge}`] },
  { text: 'a: b\n  c: d\n', says: [`2:3 ${indented('2 spaces', 'none', 'c: d')} ${ofTextAbove}`] },
  {
    text: 'a:\n  b: c\n   d: e\n  f: g\n',
    says: [`3:4 ${indented('3 spaces', '2', '  d: e')} ${ofTextAbove}`],
  },
  { text: 'a:\n  b: c\n   and\n   d: e: f\n', says: [`4:1 ${indentation} ${ofTextAbove}`] },
  {
    text: 'k:\n  - a: b\n     c: d\n',
    says: [`3:6 ${indented('5 spaces', '4', '    c: d')} ${ofTextAbove}`],
  },
  { text: 'a:\n  b: c\n\u00a0\u00a0d: e\n  f: g\n', says: [`3:1 ${strangeSpace}`] },
  {
    text: 'a: "open\nb: c\n',
    says: [
      '1:4 The quotation mark that opens this text is never closed. Put one at the end of the text.',
    ],
  },
  {
    text: 'a: "x" y\n',
    says: ['1:8 The text goes on after its closing quotation mark. Quote all of it'],
  },
  { text: 'a: 1\nb\n  : 2\n', says: [`3:3 ${indentation}`] },
  { text: 'a: {name} is here\n', says: ['1:4 Text that begins with { must be in quotes.'] },
  { text: 'a: [words](/path) here\n', says: ['1:4 Text that begins with [ must be in quotes.'] },
  { text: 'a: *bold* text\n', says: ['1:4 Text that begins with * must be in quotes.'] },
  { text: 'x: &a [*a]\n', says: [`1:4 Text that begins with & must be in quotes. ${writeOut}`] },
  { text: 'a: !New tires\n', says: ['1:4 Text that begins with ! must be in quotes.'] },
  { text: '- { a: "b, c: "d" }\n', says: [`1:16 ${inBraces}`] },
  { text: 'a: [b, "c" d]\n', says: ['1:12 A comma is missing before this.'] },
  { text: 'a: { b: "c" d: "e" }\n', says: [`1:13 ${inBraces}`] },
  { text: '- { a: b }}\n', says: ['1:11 There is one } too many here. Delete it.'] },
  {
    text: 'a: {b: c\nd: e\n',
    says: [
      '1:4 The { here is never closed. Put a } at the end, or put the whole text in quotes if { is part',
    ],
  },
  {
    text: 'a:\n\tb: c\n',
    says: ['2:1 This line is indented with a tab. Indent with spaces, two for each level.'],
  },
  { text: 'a:\n  - b\n c: d\n', says: [`3:2 ${indented('one space', 'none', 'c: d')}`] },
  { text: 'k:\n  - a: b\n - a: c\n', says: [`3:2 ${indented('one space', '2', '  - a: c')}`] },
  {
    text: 'k:\n  - a: b\n    d: 1\n   - a: c\n     d: 2\n  - a: e\n    d: 3\n',
    says: [`4:4 ${indented('3 spaces', '2', '  - a: c')} Move the line below it in the same way.`],
  },
  { text: ' a: 1\nb: 2\n', says: [`1:2 ${indented('one space', 'none', 'a: 1')}`] },
  {
    text: `a: 1\n b: ${'x'.repeat(80)}\n`,
    says: [`2:2 ${indented('one space', 'none', `b: ${'x'.repeat(47)}…`)} ${ofTextAbove}`],
  },
  { text: 'title Brakes\nb: c\n', says: [`1:1 ${noField}`] },
  { text: 'a: 1\nb:2\n', says: [`2:1 ${noField}`] },
  { text: 'a: >- text\nb: c\n', says: ['1:7 After > the text starts on the next line, indented.'] },
  {
    text: '- a\nb: c\n',
    says: [
      '2:1 This line does not fit the lines above it. Compare its indentation and its hyphens with its',
    ],
  },
  {
    text: 'a: "\\q"\n',
    says: ['1:5 Inside double quotes, a backslash starts an escape code, and this code'],
  },
  { text: 'a: the #1 shop # note\nb:\n  - y #2\n', says: [`1:8 ${cut}`, `3:7 ${cut}`] },
  {
    text: 'a: x # note\nb: 2 #note\nc: "the #1 shop" #note\nd: >-\n  the\n  #1 shop\ne: x\n#f: y\n',
    says: [],
  },
  {
    text: 'a: 1\n---\nb: 2\n',
    says: [
      '2:1 A line of three hyphens starts a second document, but a content file has only one. Delete',
    ],
  },
])('$text', ({ text, says }) => {
  expect(told(text)).toEqual(says.map((part) => expect.stringContaining(part)));
});

test('a file that nests too deep is refused in one sentence', () => {
  const deep =
    'This file has more than a hundred levels of fields or lists inside each other. No field needs so many: delete the brackets, hyphens or spaces that are too many here.';
  // The full parser ends the whole program at some of these.
  expect(told(`a: ${'['.repeat(5000)}${']'.repeat(5000)}\n`)).toEqual([`1:104 ${deep}`]);
  expect(told(`a: ${'{a: '.repeat(5000)}`)).toEqual([`1:404 ${deep}`]);
  expect(told(`${'- '.repeat(5000)}a\n`)).toEqual([`1:10000 ${deep}`]);
  expect(told(Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}a:\n`).join(''))).toEqual([
    `201:201 ${deep}`,
  ]);
  expect(told(`a: ${'[b] {c} '.repeat(500)}\n`)).toEqual([
    '1:4 Text that begins with [ must be in quotes.',
  ]);
});

test('an item of a list that became part of a text is refused', () => {
  const item =
    '  This item of a list is read as part of the text above it, because it is indented further. Start it at the same column as the items around it. If it is part of the text, put the text in quotes.';
  const faq = (answer: string) =>
    problemsWith({
      'faq.yaml': `questions:\n  - id: a\n    question: b?\n    answer: ${answer}\n`,
    });
  expect(faq('c\n     - d')).toEqual([`content/faq.yaml:5:6${item}`]);
  for (const meant of ['c - d', '"c\n     - d"', '>-\n      c\n      - d'])
    expect(faq(meant)).toEqual([]);
});

test('a file that contains itself is refused without a crash', () => {
  expect(told('['.repeat(20_000))).toHaveLength(1);
  // Nested lists of nine aliases each would expand to a billion items.
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

test('the loader reports the position of a mistake in its file', () => {
  expect(problemsWith({ 'faq.yaml': 'questions: []\nquestions: []\n' })).toEqual([
    'content/faq.yaml:2:1  "questions" appears here a second time; the first is on line 1. Keep one of the two.',
  ]);
});

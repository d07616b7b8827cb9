import { expect, test } from 'vitest';
import { positionAt } from '../../../../src/generator/content/locate-in-file.ts';
import { parseYaml } from '../../../../src/generator/content/parse-yaml.ts';
import { codesWith } from '../../../support/sample-content.ts';

function told(text: string): string[] {
  return parseYaml(text).mistakes.map(({ offset, message }) => {
    const { line, column } = positionAt(text, offset);
    return `${line}:${column} ${message}`;
  });
}

test.each<[text: string, ...says: string[]]>([
  ['a: 1\nb: 2\na: 3\n', '3:1 The same group has a field of this name above. Keep'],
  ['a: Brakes: what we do\n', '1:4 A colon followed by a space makes this a field inside'],
  ['lines: [Honest auto, repair in, {town}.]\n', '1:8 Text that begins with [ must be in quotes.'],
  [
    'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> other\n',
    '2:1 This line is left from a merge of two versions.',
  ],
  ['a:\n  b: c\n   d: e\n  f: g\n', '3:4 This line is not indented like the lines around it'],
  ['a:\n  - b\n c: d\n', 'It begins with one space, the line above it with 2 spaces.'],
  ['a:\n  b: c\n\u00a0\u00a0d: e\n  f: g\n', '3:1 This line begins with a space of another kind'],
  ['a: "open\nb: c\n', '1:4 The quotation mark that opens this text is never closed.'],
  ['a: "x" y\n', '1:8 The text goes on after its closing quotation mark.'],
  ['x: &a [*a]\n', 'content files have no anchors or aliases.'],
  ['a: *b\n', '1:4 Text that begins with * must'],
  ['a: !New tires\n', '1:4 Text that begins with ! must be in quotes.'],
  ['a: [b, "c" d]\n', '1:12 A comma is missing before this.'],
  ['a: { b: "c" d: "e" }\n', '1:4 Text that begins with { must be in quotes.'],
  ['a: {b: c\nd: e\n', '1:4 The { here is never closed.'],
  ['a:\n  - { b: c - d: e }\n', '2:5 The { here is never closed.'],
  ['a:\n  - b\n: c\n', '3:1 This line is not a field.'],
  ['a:\n\tb: c\n', '2:1 This line is indented with a tab.'],
  ['title Brakes\nb: c\n', '1:1 This line is not a field.'],
  ['a: >- text\nb: c\n', '1:7 After > the text starts on the next line, indented.'],
  [
    'a: the #1 shop # note\nb:\n  - y #2\n',
    '1:8 A # after a space begins a note',
    '3:7 A # after a space begins a note',
  ],
  ['a: x # note\nb: 2 #note\nc: "the #1 shop" #note\nd: >-\n  the\n  #1 shop\ne: x\n#f: y\n'],
  ['a: 1\n---\nb: 2\n', '2:1 A line of three hyphens starts a second document'],
])('%s', (text, ...says) => {
  expect(told(text)).toEqual(says.map((part) => expect.stringContaining(part)));
});

test('a file that nests too deep, or would expand to a billion items, is refused in one sentence', () => {
  const deep = 'more than a hundred levels of fields or lists inside each other';
  const steps = Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}a:\n`).join('');
  for (const text of [`a: ${'{a: '.repeat(5000)}`, `${'- '.repeat(5000)}a\n`, steps])
    expect(told(text)).toEqual([expect.stringContaining(deep)]);
  const lists = Array.from(
    { length: 9 },
    (_, i) => `b${i}: &b${i} [${Array(9).fill(i ? `*b${i - 1}` : '*a')}]`,
  );
  expect(told(`a: &a [x]\n${lists.join('\n')}\n`)).toHaveLength(1);
});

test('an item of a list that became part of a text is refused', () => {
  const faq = (answer: string) =>
    codesWith({ 'faq.yaml': `questions:\n  - id: a\n    question: b?\n    answer: ${answer}\n` });
  expect(faq('c\n     - d')).toEqual(['faq.yaml:5:6 item-in-text']);
  for (const meant of ['c - d', '"c\n     - d"', '>-\n      c\n      - d'])
    expect(faq(meant)).toEqual([]);
});

test('YAML is read as version 1.2: yes is text, dates are text', () => {
  expect(parseYaml('a: yes\nb: 2026-12-25\nc: 010\nd: on\n').value).toEqual({
    a: 'yes',
    b: '2026-12-25',
    c: 10,
    d: 'on',
  });
});

import { readFileSync } from 'node:fs';
import fg from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { quickYaml } from '../../../../src/generator/content/quick-yaml.ts';
import { fullYaml } from '../../../support/full-yaml.ts';

describe('plain YAML', () => {
  test.each([
    {
      what: 'fields, numbers, words that are no text',
      text: 'a: 1\nb: -2.5\nc: true\nd: text, with colons:and#no\n',
    },
    { what: 'an empty field, at the end too', text: 'a:\nb:\n  c:\n' },
    {
      what: 'groups and lists in each other',
      text: 'a:\n  b:\n    - c: 1\n      d:\n        - x\n        - y\n    - c: 2\ne: z\n',
    },
    { what: 'a list below its field, not indented', text: 'a:\n- x\n- y\nb: 1\n' },
    { what: 'a list as the whole file', text: '- a: 1\n  b: 2\n-   a: 3\n    b: 4\n' },
    { what: 'folded text', text: 'a: >-\n  one\n  two\n\n  three\n\n\n  four: x # y\n\nb: 1\n' },
    { what: 'folded text in a list', text: 'a:\n  - >-\n    one\n    two\n  - three\n' },
    {
      what: 'quoted text',
      text: 'a: "x: # y"\nb: \'it\'\'s\'\nc: ""\nd: \'\'\ne: "a \\"b\\" \\\\ c"\n',
    },
    {
      what: 'short lists',
      text: "a: [x, y z, 3]\nb: []\nc: [ 1 ]\nd: [\"x, y\", 'z]', New Year's Day]\n",
    },
    {
      what: 'short groups',
      text: 'a: { b: x y, c: "x, {y}", d: -77.5, e: \'\' }\nf: {}\ng:\n  - { h: 1 }\n  - {h: 2}\n',
    },
    {
      what: 'comments and empty lines between fields',
      text: '# top\na: 1\n\n  # deeper\nb:\n  # before\n  c: 2\n# end\n',
    },
    { what: 'other alphabets', text: 'a: Škoda – “Größe” 𝒜\n' },
    {
      what: 'text that begins with a digit',
      text: 'a: 10+ years\nb: 8AM-5PM\nc: 2026-11-26\nd: 08:00\n',
    },
  ])('$what', ({ text }) => {
    expect(quickYaml(text)).toEqual(fullYaml(text));
    expect(quickYaml(text)).toBeDefined();
  });

  test.each([
    '',
    '# only\n',
    'text\n',
    'a: 1\na: 2\n',
    'a: b: c\n',
    'a: &x 1\n',
    'a: *x\n',
    'a: the #1 shop\n',
    'a: !!str 1\n',
    'a: {b: 1, b: 2}\n',
    'a: [x, y\n',
    'a: [x]y\n',
    '\ta: 1\n',
    'a: 1\r\n',
    '- a\nb: 1\n',
    'a: 1\n b: 2\n',
    'a:\n    b: 1\n  c: 2\n',
    '--- \na: 1\n',
    'a: 1\n...\n',
    '%YAML 1.2\n',
    'a: x\u2028y\n',
    'a: x\x85y\n',
    '? a\n',
    ': 1\n',
  ])('does not read %j, so the full parser does', (text) => {
    expect(quickYaml(text)).toBeUndefined();
  });
});

test('nearly every content file is plain, and both parsers read it the same', () => {
  const texts = fg
    .sync('{content,scripts/new-shop,tests/sample}/**/*.yaml')
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
  const plain = texts.filter(([, text]) => quickYaml(text) !== undefined);
  for (const [file, text] of plain) expect([file, quickYaml(text)]).toEqual([file, fullYaml(text)]);
  expect(plain.length).toBeGreaterThan(texts.length * 0.9);
});

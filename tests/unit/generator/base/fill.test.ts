import { expect, test } from 'vitest';
import { fill, fillOrReport } from '../../../../src/generator/base/fill.ts';
import { explainPlaceholder } from '../../../../src/generator/content/explain-placeholder.ts';

const values = {
  name: 'Corner',
  phone: '(202) 555-0111',
  'hours.shop': '8AM-5PM',
  'hours.gas': 'all day',
};

test('values are inserted unchanged, even if they contain placeholders', () => {
  expect(fill('{a}{b}{a-1}', { a: "{b} $& $1 $'", b: 'x', 'a-1': '' })).toBe("{b} $& $1 $'x");
});

test.each<[text: string, ...says: string[]]>([
  ['${phone', '"{phone" is not written like a placeholder. Write {phone}.'],
  ['{phone. Then {name}', '"{phone." is not written like a placeholder. Write {phone}.'],
  ['Open {hours_shop}', '"{hours_shop}" is not a placeholder. Did you mean {hours.shop}?'],
  ['Open {hours.bakery}', 'The placeholders here are {hours.shop}, {hours.gas}.'],
  ['{constructor}', 'The placeholders here are {name}, {phone}, {hours.…}.'],
  ['{twn} }', '{twn} is not a placeholder.', '"}" would be printed with its braces'],
])('every wrong brace is reported: %s', (text, ...says) => {
  const known = Object.keys(values);
  expect(
    fillOrReport(text, values).otherBraces.map(
      ({ written }) => explainPlaceholder(written, known).message,
    ),
  ).toEqual(says.map((part) => expect.stringContaining(part)));
});

import { expect, test } from 'vitest';
import { explainPlaceholder, fill, fillIn } from '../../../src/generator/fill.ts';

const values = {
  name: 'Corner',
  phone: '(202) 555-0111',
  'hours.shop': '8AM-5PM',
  'hours.gas': 'all day',
  'price.safety': '$21',
  'count.towns': 'twelve',
  'coupon.free-oil-4': 'Free oil',
};

test('values are inserted unchanged, even if they contain placeholders', () => {
  expect(fill('Call {phone} — {price.safety}, {price.safety}', values)).toBe(
    'Call (202) 555-0111 — $21, $21',
  );
  expect(fill('{count.towns} towns, {coupon.free-oil-4}', values)).toBe('twelve towns, Free oil');
  expect(fill('{a}{b}', { a: "{b} $& $1 $'", b: 'x' })).toBe("{b} $& $1 $'x");
});

const known = Object.keys(values);
const all =
  'The placeholders here are {name}, {phone}, {hours.…}, {price.…}, {count.…}, {coupon.…}.';

test.each<[text: string, ...says: string[]]>([
  ['Call { phone }', '"{ phone }" is not written like a placeholder. Write {phone}.'],
  ['${phone', '"{phone" is not written like a placeholder. Write {phone}.'],
  [
    'Call {phone. Then come by, {name} is near.',
    '"{phone." is not written like a placeholder. Write {phone}.',
  ],
  ['Open {hours_shop}', '"{hours_shop}" is not a placeholder. Did you mean {hours.shop}?'],
  [
    'Open {hours.bakery}',
    '{hours.bakery} is not a placeholder. The placeholders here are {hours.shop}, {hours.gas}.',
  ],
  ['{constructor}', `{constructor} is not a placeholder. ${all}`],
  [
    '{__proto__}',
    `"{__proto__}" would be printed with its braces, because it is not a placeholder. Write it without braces. ${all}`,
  ],
  [
    'One that closes nothing }',
    `"}" would be printed with its braces, because it is not a placeholder. Write it without braces. ${all}`,
  ],
  [
    '{one that runs on\nover\nthe end of its own line}',
    `"{one that runs on over the end of its ow…" would be printed with its braces, because it is not a placeholder. Write it without braces. ${all}`,
  ],
  [
    '{twn} {zebra.x} }',
    `{twn} is not a placeholder. ${all}`,
    `{zebra.x} is not a placeholder. ${all}`,
    `"}" would be printed with its braces, because it is not a placeholder. Write it without braces. ${all}`,
  ],
])('every wrong brace is reported: %s', (text, ...says) => {
  expect(
    fillIn(text, values).wrong.map(({ written }) => explainPlaceholder(written, known).message),
  ).toEqual(says);
  expect(() => fill(text, values)).toThrow(new Error(says[0]));
});

test('a wrong placeholder is reported with its offset, and stays in the text', () => {
  const { text, wrong } = fillIn('{phone} {{x}} {name} }', values);
  expect(text).toBe('(202) 555-0111 {{x}} Corner }');
  expect(wrong.map(({ offset, written }) => [offset, written])).toEqual([
    [8, '{{x}}'],
    [21, '}'],
  ]);
});

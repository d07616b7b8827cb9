import { expect, test } from 'vitest';
import { brokenLink, linkLike, parseInline } from '../../../src/rules/inline.ts';

test('links in a text are found in order', () => {
  const law = 'https://law.example/a?b=c#d';
  const mail = 'mailto:a@b.example?subject=x';
  const texts = `See [a](/)[b](/#faq) or [the law](${law}), [mail](${mail}).[call](tel:+12025550111)`;
  expect(parseInline(texts)).toEqual([
    'See ',
    { text: 'a', href: '/' },
    { text: 'b', href: '/#faq' },
    ' or ',
    { text: 'the law', href: law },
    ', ',
    { text: 'mail', href: mail },
    '.',
    { text: 'call', href: 'tel:+12025550111' },
  ]);
  expect(parseInline('')).toEqual([]);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](http://plain.example)',
  '[x](//other.example)',
  '[x](relative)',
  '[x] (/coupons)',
  '[ ](/coupons)',
])('%j stays text', (text) => expect(parseInline(text).join('')).toBe(text));

test.each([
  ['See [a](/a), [why](#why) and [b](b).', '[why](#why)'],
  ['[x](https://en.example/A_(b)_c)', '[x](https://en.example/A_(b)'],
  ['[an [old] word](/a)', '](/a)'],
  ['[two words](/a path)', '[two words](/a'],
])('%s has the broken link %s', (text, broken) => {
  expect(brokenLink(text)).toBe(broken);
  expect(linkLike(text)).toBeDefined();
});

test.each(['[a](/a) and [b](https://b.example)', 'brackets [1] and (2)'])(
  '%j has no broken link',
  (text) => {
    expect(brokenLink(text)).toBeUndefined();
  },
);

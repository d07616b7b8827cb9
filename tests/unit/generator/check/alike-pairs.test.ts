import { expect, test } from 'vitest';
import { alikePairs, phrasesIn } from '../../../../src/generator/check/alike-pairs.ts';

test.each([
  ["We don't guess. WE — don’t!", 'we don t guess we don t'],
  ['<p class="a b">We don&#x27;t <a href="/x">never</a> do</p>', 'we don t never do'],
])('phrases ignore case, signs, tags and entities: %s', (text, plain) => {
  expect(phrasesIn(text, '')).toEqual(phrasesIn(plain, ''));
  expect(phrasesIn(text, '').size).toBeGreaterThan(0);
});

test('phrases take every name for the same, but only as a whole word', () => {
  const text = (name: string): string =>
    `${name} ${name}: bring your ${name} in, as ${name}'s oil matters, at a minimum`;
  expect(phrasesIn(text('Land Rover'), 'Land Rover')).toEqual(phrasesIn(text('Mini'), 'Mini'));
});

test('a text like the one before it is found, however many share their phrases', () => {
  const texts = Array.from({ length: 1000 }, (_, at) => new Set([0, at + 1]));
  expect(alikePairs(texts, 0.5)).toContainEqual({ a: 998, b: 999, overlap: 0.5 });
});

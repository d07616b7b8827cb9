import { expect, test } from 'vitest';
import { compareTexts, phrasesIn } from '../../../../src/generator/check/compare-texts.ts';

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

const texts = (count: number, phrases: (at: number) => number[]) =>
  Array.from({ length: count }, (_, at) => ({ name: `p${at}`, phrases: new Set(phrases(at)) }));

test('of 64 texts that share half, all pairs are found, and of 65, each text', () => {
  const half = (at: number) => [0, at + 1];
  expect(compareTexts(texts(64, half), 0.5)).toMatchObject({ pairs: { length: 2016 }, common: [] });
  expect(compareTexts(texts(65, half), 0.5)).toMatchObject({ pairs: [], common: { length: 65 } });
});

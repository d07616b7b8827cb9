import { describe, expect, test } from 'vitest';
import { compareTexts, phrasesIn } from '../../../../src/generator/check/compare-texts.ts';

const named = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => ({ name, phrases: phrasesIn(text, '') }));

/** `count` words that no other text has. */
const words = (count: number, of: string): string =>
  Array.from({ length: count }, (_, index) => `${of}${index}`).join(' ');

describe('phrases', () => {
  test.each([
    ['case and punctuation', "We don't guess. WE — don’t!", 'we don t guess we don t'],
    [
      'tags and entities',
      '<p class="a b">We don&#x27;t guess<br/>&amp; <a href="/x">never</a> do</p>',
      'we don t guess never do',
    ],
    ['signs between words of any alphabet', 'Ça coûte, d’où 🚗 le 𝐀𝐁', 'ça coûte d où le 𝐀𝐁'],
  ])('ignore %s', (_, text, plain) => {
    expect(phrasesIn(text, '')).toEqual(phrasesIn(plain, ''));
    expect(phrasesIn(text, '').size).toBeGreaterThan(1);
  });

  test('need at least five words, and differ if one word differs or ends elsewhere', () => {
    expect(phrasesIn('too short a text', '').size).toBe(0);
    const texts = ['ab c d e f', 'a bc d e f', 'a b c d e', 'e d c b a', 'a b c d 1', 'ä b c d e'];
    expect(new Set(texts.flatMap((text) => [...phrasesIn(text, '')])).size).toBe(texts.length);
    expect(phrasesIn(words(20_000, 'w'), '').size).toBe(19_996);
  });

  test('take every name for the same, but only as a whole word', () => {
    const text = (name: string): string =>
      `${name} ${name}: bring your ${name} in, as ${name}'s oil matters in a ${name}`;
    expect(phrasesIn(text('Land Rover'), 'Land Rover')).toEqual(phrasesIn(text('BMW'), 'BMW'));
    expect(phrasesIn(text('Land Rover'), '')).not.toEqual(phrasesIn(text('BMW'), ''));
    expect(phrasesIn('a minivan is no mini here', 'mini')).toEqual(
      phrasesIn('a minivan is no gm here', 'gm'),
    );
  });
});

describe('comparing', () => {
  test('finds each pair that shares enough, as a part of the smaller text', () => {
    const { pairs, common } = compareTexts(
      named({
        long: `${words(10, 'a')} ${words(50, 'b')}`,
        other: words(40, 'o'),
        short: words(10, 'a'),
        half: `${words(7, 'a')} ${words(3, 'h')}`,
        less: `${words(6, 'a')} ${words(4, 'l')}`,
      }),
      0.5,
    );
    expect(pairs).toEqual([
      { a: 'long', b: 'short', overlap: 1 },
      { a: 'long', b: 'half', overlap: 0.5 },
      { a: 'short', b: 'half', overlap: 0.5 },
    ]);
    expect(common).toEqual([]);
    expect(compareTexts(named({ a: '', b: '' }), 0.5)).toEqual({ pairs: [], common: [] });
  });

  test.each([
    { count: 64, expected: { pairs: 2016, common: 0 } },
    { count: 65, expected: { pairs: 0, common: 65 } },
  ])('of $count texts that share half, finds $expected', ({ count, expected }) => {
    const texts = Array.from({ length: count }, (_, at) => ({
      name: `p${at}`,
      phrases: new Set([0, at + 1]),
    }));
    const { pairs, common } = compareTexts(texts, 0.5);
    expect({ pairs: pairs.length, common: common.length }).toEqual(expected);
  });

  test('counts what more than 64 texts share for two that also share something else', () => {
    const texts = Array.from({ length: 70 }, (_, at) => ({
      name: `p${at}`,
      phrases: new Set([1, 2, 100 + at, 200 + at, 300 + at, 400 + at]),
    }));
    texts[3]!.phrases = new Set([1, 2, 100, 200, 503, 603]);
    const { pairs, common } = compareTexts(texts, 0.5);
    expect(pairs).toEqual([{ a: 'p0', b: 'p3', overlap: 4 / 6 }]);
    expect(common).toEqual([]);
  });
});

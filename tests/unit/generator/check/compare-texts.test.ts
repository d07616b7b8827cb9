import { describe, expect, test } from 'vitest';
import { compareTexts, phrasesIn } from '../../../../src/generator/check/compare-texts.ts';

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

import { describe, expect, test } from 'vitest';
import { compareTexts } from '../../../src/generator/check/compare-texts.ts';
import { wordRuns } from '../../../src/generator/check/word-runs.ts';
import { distinct, numbers, plainPairs, plainRuns, runsOf, sentences } from '../../support/plain-comparison.ts';

describe('runs of words', () => {
  test('ignore case and punctuation', () => {
    expect(wordRuns("We don't guess. WE — don’t!", '', 3)).toEqual(wordRuns('we don t guess we don t', '', 3));
    expect(distinct(wordRuns("We don't guess. WE — don’t!", '', 3)).size).toBe(4);
    expect(distinct(wordRuns('Škoda, 𝐀𝐁 and 5', '', 1)).size).toBe(4);
    expect(wordRuns('🚗š𝐀 🚗', '', 1)).toEqual(wordRuns('š𝐀', '', 1));
  });

  test('ignore tags and entities', () => {
    const markup = '<p class="a b">We don&#x27;t guess<br/>&amp; <a href="/x">never</a> do</p>';
    expect(wordRuns(markup, '', 3)).toEqual(wordRuns('we don t guess never do', '', 3));
  });

  test('need at least five words', () => {
    expect(distinct(wordRuns('too short', '')).size).toBe(0);
    expect(distinct(wordRuns('a b c d e', '')).size).toBe(1);
  });

  test('differ if one word differs or ends elsewhere', () => {
    const texts = ['ab c d e f', 'a bc d e f', 'a b c d e', 'e d c b a', 'a b c d 1', 'ä b c d e', '𝒜 b c d e'];
    expect(new Set(texts.flatMap((text) => [...distinct(wordRuns(text, ''))])).size).toBe(texts.length);
  });

  test.each([
    'Ça coûte 20 €, d’où le prix; ça coûte 20 € partout ailleurs',
    'Größe 2½ und 𝒜𝒷c, größe 2½ und 𝒜𝒷c nochmals hier',
    'İstanbul’da çay içtik. ISTANBUL’DA ÇAY İÇTİK bir daha',
  ])('work in every alphabet: %s', (text) => {
    expect(distinct(wordRuns(text, '')).size).toBe(plainRuns(text).size);
  });

  test('gets a number of its own among thousands', () => {
    const text = sentences(2000, 3).join(' ');
    expect(distinct(wordRuns(text, '')).size).toBe(plainRuns(text).size);
  });
});

describe('masks', () => {
  test("replace the make's name, because another name alone does not make a page different", () => {
    const text = (name: string) => `Bring your ${name} in and we will look after it. ${name}'s oil matters.`;
    expect(wordRuns(text('Land Rover'), 'Land Rover')).toEqual(wordRuns(text('BMW'), 'BMW'));
    expect(wordRuns(text('Land Rover'), '')).not.toEqual(wordRuns(text('BMW'), ''));
  });

  test('end with the text, whatever an earlier text had there', () => {
    wordRuns('one two land rover', '');
    expect(wordRuns('one two land', 'land rover', 3)).toEqual(wordRuns('one two land', '', 3));
  });

  test('replace only whole words', () => {
    expect(wordRuns('one mini minivan minis mini mini', 'mini', 3)).toEqual(wordRuns('one x minivan minis x x', 'x', 3));
  });
});

describe('comparing texts', () => {
  test('names every text if more than 64 share six tenths', () => {
    const shared = sentences(6, 1).join(' ');
    const own = sentences(70 * 4, 2, 'o');
    const texts = Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`p${i}`, [shared, ...own.slice(i * 4, i * 4 + 4)].join(' ')]));
    expect(plainPairs(texts).every(({ overlap }) => overlap > 0.5 && overlap < 0.7)).toBe(true);
    expect(compareTexts(runsOf(texts), 0.5).common.map(({ name }) => name)).toEqual(Object.keys(texts));
  });

  test('measures the overlap relative to the smaller text', () => {
    const long = sentences(4, 1).join(' ');
    const [pair] = compareTexts(runsOf({ long, short: long.split(' ').slice(0, 10).join(' ') }), 0.5).alike;
    expect(pair).toEqual({ a: 'long', b: 'short', overlap: 1 });
  });

  test('finds a closest pair even if nothing is shared, but not among fewer than two texts', () => {
    expect(compareTexts(runsOf({ a: 'a b c d e', b: 'v w x y z' }), 0.5)).toEqual({
      alike: [],
      closest: { a: 'a', b: 'b', overlap: 0 },
      common: [],
    });
    expect(compareTexts(runsOf({ a: 'a b c d e' }), 0.5).closest).toBeUndefined();
    expect(compareTexts(runsOf({ a: '', b: '' }), 0.5).alike).toEqual([]);
  });

  test('42 texts of 800 words: the same pairs as a direct comparison, the closest first', () => {
    const pool = sentences(400, 7);
    const next = numbers(11);
    const texts = Object.fromEntries(
      Array.from({ length: 42 }, (_, i) => [`p${i}`, Array.from({ length: 80 }, () => pool[next(pool.length)]).join(' ')]),
    );
    const { alike, closest } = compareTexts(runsOf(texts), 0);
    const expected = plainPairs(texts).sort((one, other) => other.overlap - one.overlap);
    expect(alike).toEqual(expected);
    expect(closest).toEqual(expected[0]);
  });
});

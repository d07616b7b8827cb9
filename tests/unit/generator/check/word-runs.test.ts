import { describe, expect, test } from 'vitest';
import { wordRuns } from '../../../../src/generator/check/word-runs.ts';
import { plainRuns, sentences } from '../../../support/plain-comparison.ts';

describe('runs of words', () => {
  test('ignore case and punctuation', () => {
    expect(wordRuns("We don't guess. WE — don’t!", '', 3)).toEqual(
      wordRuns('we don t guess we don t', '', 3),
    );
    expect(new Set(wordRuns("We don't guess. WE — don’t!", '', 3)).size).toBe(4);
    expect(new Set(wordRuns('Škoda, 𝐀𝐁 and 5', '', 1)).size).toBe(4);
    expect(wordRuns('🚗š𝐀 🚗', '', 1)).toEqual(wordRuns('š𝐀', '', 1));
  });

  test('ignore tags and entities', () => {
    const markup = '<p class="a b">We don&#x27;t guess<br/>&amp; <a href="/x">never</a> do</p>';
    expect(wordRuns(markup, '', 3)).toEqual(wordRuns('we don t guess never do', '', 3));
  });

  test('need at least five words', () => {
    expect(new Set(wordRuns('too short', '')).size).toBe(0);
    expect(new Set(wordRuns('a b c d e', '')).size).toBe(1);
  });

  test('differ if one word differs or ends elsewhere', () => {
    const texts = [
      'ab c d e f',
      'a bc d e f',
      'a b c d e',
      'e d c b a',
      'a b c d 1',
      'ä b c d e',
      '𝒜 b c d e',
    ];
    expect(new Set(texts.flatMap((text) => [...wordRuns(text, '')])).size).toBe(texts.length);
  });

  test.each([
    'Ça coûte 20 €, d’où le prix; ça coûte 20 € partout ailleurs',
    'Größe 2½ und 𝒜𝒷c, größe 2½ und 𝒜𝒷c nochmals hier',
    'İstanbul’da çay içtik. ISTANBUL’DA ÇAY İÇTİK bir daha',
  ])('work in every alphabet: %s', (text) => {
    expect(new Set(wordRuns(text, '')).size).toBe(plainRuns(text).size);
  });

  test('gets a number of its own among thousands', () => {
    const text = sentences(2000, 3).join(' ');
    expect(new Set(wordRuns(text, '')).size).toBe(plainRuns(text).size);
  });
});

describe('masks', () => {
  test("replace the make's name, because another name alone does not make a page different", () => {
    const text = (name: string) =>
      `Bring your ${name} in and we will look after it. ${name}'s oil matters.`;
    expect(wordRuns(text('Land Rover'), 'Land Rover')).toEqual(wordRuns(text('BMW'), 'BMW'));
    expect(wordRuns(text('Land Rover'), '')).not.toEqual(wordRuns(text('BMW'), ''));
  });

  test('replace only whole words', () => {
    expect(wordRuns('one mini minivan minis mini mini', 'mini', 3)).toEqual(
      wordRuns('one x minivan minis x x', 'x', 3),
    );
  });
});

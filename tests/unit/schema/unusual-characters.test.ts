import { describe, expect, test } from 'vitest';
import { unusualCharacters } from '../../../src/schema/unusual-characters.ts';

const notesOn = (text: string, value: unknown) =>
  unusualCharacters([{ file: 'reviews.yaml', path: 'content/reviews.yaml', text, value }]);

describe('characters that the fonts lack', () => {
  test('a note names each once, at the line of the first: a name in Korean, an emoji of several parts', () => {
    expect(
      notesOn('# note\nname: 김민수 김\ntext: Great 👩‍🔧!\n', {
        name: '김민수 김',
        text: 'Great 👩‍🔧!',
      }),
    ).toEqual([
      "content/reviews.yaml:2  The site's fonts do not have 김 민 수 👩 🔧 so each reader's own fonts show them. Nothing needs to change.",
    ]);
  });

  test('what the fonts have, line breaks and comments need no note', () => {
    const text = 'It’s “fine” – 1½ × 2 [a]^\\-~';
    expect(notesOn(`# 김\r\ntext: >-\n  ${text}\n`, { text: `${text}\n` })).toEqual([]);
  });
});

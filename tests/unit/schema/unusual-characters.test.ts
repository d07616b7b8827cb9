import { expect, test } from 'vitest';
import { unusualCharacters } from '../../../src/schema/unusual-characters.ts';

const notesOn = (text: string, data: unknown) =>
  unusualCharacters([{ file: 'reviews.yaml', displayPath: 'content/reviews.yaml', text, data }]);

test('a note names characters that the fonts lack once, at the line of the first', () => {
  const text = '# note 민\nname: 김민수 김\ntext: It’s “fine” – 1½ 👩‍🔧!\n';
  expect(notesOn(text, { name: '김민수 김', text: 'It’s “fine” – 1½ 👩‍🔧!' })).toEqual([
    expect.stringMatching(
      /^content\/reviews\.yaml:2  The site's fonts do not have 김 민 수 👩 🔧, so/,
    ),
  ]);
});

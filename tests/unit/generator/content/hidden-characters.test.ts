import { expect, test } from 'vitest';
import { edited, problemsWith } from '../../../support/sample-content.ts';

const END =
  'a character that nobody sees or each device shows differently. It breaks searching and copying. Type the word again.';
const answer = (written: string): string[] =>
  problemsWith(edited('faq.yaml', 'We are open {hours.shop}.', written));

test.each([
  ['a zero-width space', 'Ask for\u200BJoe.', '4:20  "for[U+200B]Joe." holds U+200B,'],
  ['a joiner between Latin letters', 'Hon\u200Dda', '4:16  "Hon[U+200D]da" holds U+200D,'],
  ['a soft hyphen', 'in\u00ADspection', '4:15  "in[U+00AD]spection" holds U+00AD,'],
  ['an override', '$ \u202E02', '4:15  "[U+202E]02" holds U+202E,'],
  ['a lost letter', 'Caf\uFFFD', '4:16  "Caf[U+FFFD]" holds U+FFFD,'],
  ['letters as tags', 'Hi\u{E0041}', '4:15  "Hi[U+E0041]" holds U+E0041,'],
  ['a character for private use', 'Car \uE000 wash', '4:17  "[U+E000]" holds U+E000,'],
  ['a code in quotes', '"Hon\\u200Bda"', '4:13  "Hon[U+200B]da" holds U+200B,'],
])('%s is refused, with its position', (_, written, problem) => {
  expect(answer(written)).toEqual([`content/faq.yaml:${problem} ${END}`]);
});

test('each hidden character is reported on a separate line', () => {
  expect(answer('>-\n      One\u200B two\n      thr\u200Bee\u200B')).toEqual([
    `content/faq.yaml:5:10  "One[U+200B]" holds U+200B, ${END}`,
    `content/faq.yaml:6:10  "thr[U+200B]ee" holds U+200B, ${END}`,
    `content/faq.yaml:6:13  "three[U+200B]" holds U+200B, ${END}`,
  ]);
});

test('addresses are checked too', () => {
  expect(problemsWith(edited('shop.yaml', 'goo.gl/air', 'goo.gl/a\u200Bir'))).toEqual([
    `content/shop.yaml:30:33  "ps.app.goo.gl/a[U+200B]ir" holds U+200B, ${END}`,
  ]);
});

test.each(['👩🏽‍🔧 ❤️‍🔥 ☎️', 'می‌خواهم', 'क्‍ष', 'עברית و عربية', 'Wash\u00A0& go', '"C\\xE9cile"'])(
  'characters that a script or an emoji needs are allowed: %s',
  (written) => {
    expect(answer(written)).toEqual([]);
  },
);

test('comments may contain any character', () => {
  expect(answer('We are open. # \u200Bask Joe')).toEqual([]);
});

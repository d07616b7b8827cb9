import { expect, test } from 'vitest';
import { edited, problemsWith } from '../../../support/sample-content.ts';

const END =
  'a character that nobody sees or each device shows differently. ' +
  'It breaks searching and copying. Type the word again.';
const answer = (written: string): string[] =>
  problemsWith(edited('faq.yaml', 'We are open {hours.shop}.', written));

test('each hidden character is refused, with its position', () => {
  const written = ['Hon\u200Dda', 'in\u00ADspection', '$ \u202E02', 'Caf\uFFFD', 'Hi\u{E0041}'];
  expect(answer(`>-\n      ${written.join('\n      ')}`)).toEqual([
    `content/faq.yaml:5:10  "Hon[U+200D]da" holds U+200D, ${END}`,
    `content/faq.yaml:6:9  "in[U+00AD]spection" holds U+00AD, ${END}`,
    `content/faq.yaml:7:9  "[U+202E]02" holds U+202E, ${END}`,
    `content/faq.yaml:8:10  "Caf[U+FFFD]" holds U+FFFD, ${END}`,
    `content/faq.yaml:9:9  "Hi[U+E0041]" holds U+E0041, ${END}`,
  ]);
  expect(answer('"Hon\\u200Bda"')).toEqual([
    `content/faq.yaml:4:13  "Hon[U+200B]da" holds U+200B, ${END}`,
  ]);
});

test('characters that a script or an emoji needs are allowed, and any in a comment', () => {
  const needed = '👩🏽‍🔧 ❤️‍🔥 ☎️ می‌خواهم क्‍ष עברית و عربية Wash\u00A0& go # \u200Bask Joe';
  expect(answer(needed)).toEqual([]);
});

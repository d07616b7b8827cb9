import { expect, test } from 'vitest';
import { codesWith, edited } from '../../../support/sample-content.ts';

const answer = (written: string): string[] =>
  codesWith(edited('faq.yaml', 'We are open {hours.shop}.', written));

test('each hidden character is refused, with its position', () => {
  const written = ['Hon\u200Dda', 'in\u00ADspection', '$ \u202E02', 'Caf\uFFFD', 'Hi\u{E0041}'];
  const escaped = ['\\u200B', '\\a'].flatMap((character) => answer(`"Hon${character}da"`));
  expect([...answer(`>-\n      ${written.join('\n      ')}`), ...escaped]).toEqual(
    ['5:10', '6:9', '7:9', '8:10', '9:9', '4:13', '4:13'].map(
      (at) => `faq.yaml:${at} hidden-character`,
    ),
  );
});

test('characters that a script or an emoji needs are allowed, and any in a comment', () => {
  const needed = '👩🏽‍🔧 ❤️‍🔥 ☎️ می‌خواهم क्‍ष עברית و عربية Wash\u00A0& go # \u200Bask Joe';
  expect(answer(needed)).toEqual([]);
});

import { expect, test } from 'vitest';
import { excerpt } from '../../../src/rules/excerpt.ts';

const words = (count: number, gap = ' ') =>
  Array.from({ length: count }, (_, i) => `w${i + 1}`).join(gap);

test.each([0, 1, 24, 25])('a text of %i words is not cut', (count) => {
  expect(excerpt(words(count))).toEqual({ head: words(count), rest: '' });
});

test('a longer text is cut after the 25th word', () => {
  expect(excerpt(words(26))).toEqual({ head: words(25), rest: ' w26' });
});

test('white space after the 25th word is not a word', () => {
  expect(excerpt(`${words(25)} \n\t `)).toEqual({ head: `${words(25)} \n\t `, rest: '' });
});

test.each([
  { what: 'tabs and newlines', text: words(30, '\n\t '), count: 25 },
  { what: 'leading white space', text: `  \n${words(30)}`, count: 25 },
  { what: 'emoji, joined ones too', text: '👩‍🔧 🚗 fixed! 👍🏽 great', count: 3 },
  { what: 'right-to-left', text: 'שירות מצוין ומהיר מאוד תודה', count: 2 },
  { what: 'no-break and ideographic space', text: 'one\u00a0two\u3000three four', count: 2 },
  {
    what: 'punctuation alone is a word, since it is between spaces',
    text: 'good - fast & cheap',
    count: 2,
  },
  { what: '10,000 words', text: words(10_000), count: 25 },
])('$what: head and rest together are the whole text', ({ text, count }) => {
  const { head, rest } = excerpt(text, count);
  expect(head + rest).toBe(text);
  expect(head.trim().split(/\s+/)).toHaveLength(count);
  expect(rest).toMatch(/^\s+\S/);
});

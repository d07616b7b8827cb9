import { expect, test } from 'vitest';
import { excerpt } from '../../../src/rules/excerpt.ts';

const words = (count: number, gap = ' ') =>
  Array.from({ length: count }, (_, i) => `w${i + 1}`).join(gap);

test.each([0, 25])('a text of %i words is not cut', (count) => {
  expect(excerpt(words(count))).toEqual({ head: words(count), rest: '' });
});

test('a longer text is cut after the 25th word', () => {
  expect(excerpt(words(26))).toEqual({ head: words(25), rest: ' w26' });
});

test.each([
  ['tabs and newlines', words(30, '\n\t ')],
  ['emoji, joined ones too', '👩‍🔧 🚗 fixed! 👍🏽 great '.repeat(6)],
])('%s: head and rest together are the whole text', (_what, text) => {
  const { head, rest } = excerpt(text);
  expect(head + rest).toBe(text);
  expect(head.trim().split(/\s+/)).toHaveLength(25);
  expect(rest).toMatch(/^\s+\S/);
});

import { expect, test } from 'vitest';
import { inWords } from '../../../src/editor/in-words.ts';

test('a value is said as its first texts, days as people write them', () => {
  expect(inWords({ date: '2026-11-26', name: '', shop: 'closed' })).toBe(
    'Thu, Nov 26, 2026, closed',
  );
  expect(inWords({})).toBe('empty');
  expect(inWords('word '.repeat(20))).toHaveLength(50);
});

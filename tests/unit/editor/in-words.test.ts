import { expect, test } from 'vitest';
import { inWords } from '../../../src/editor/in-words.ts';

test('a value is said as its first texts, days as people write them', () => {
  expect(inWords({ date: '2026-11-26', name: '', shop: 'closed' })).toBe(
    'Thu, Nov 26, 2026, closed',
  );
  expect(inWords({ open: '09:00', close: '12:30' })).toBe('9:00 AM, 12:30 PM');
  expect(inWords('2026-12-01T12:00')).toBe('Tue, Dec 1, 2026, 12:00 PM');
  expect(inWords({ name: '', north: 0, west: 0 })).toBe('empty');
  expect(inWords('word '.repeat(20))).toHaveLength(50);
});

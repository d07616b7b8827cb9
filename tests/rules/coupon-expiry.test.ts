import { expect, test } from 'vitest';
import { couponExpiry } from '../../src/rules/coupon-expiry.ts';

test.each([
  ['day 1 shows the next month', 2026, 11, '12-01-26'],
  ['December shows January of next year', 2026, 12, '01-01-27'],
  ['the turn of a century keeps two digits', 2099, 12, '01-01-00'],
  ['September gets its zero', 2026, 8, '09-01-26'],
])('%s', (_, year, month, expected) => {
  expect(couponExpiry({ year, month })).toBe(expected);
});

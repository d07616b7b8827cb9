import { expect, test } from 'vitest';
import { couponExpiry } from '../../../src/rules/coupon-expiry.ts';

test.each([
  ['the next month', 2026, 11, '12-01-26'],
  ['January of next year', 2026, 12, '01-01-27'],
  ['two digits at the turn of a century', 2099, 12, '01-01-00'],
])('a coupon shows %s', (_what, year, month, expiry) => {
  expect(couponExpiry({ year, month })).toBe(expiry);
});

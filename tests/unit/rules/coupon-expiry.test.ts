import { expect, test } from 'vitest';
import { couponExpiry, laterExpiry } from '../../../src/rules/coupon-expiry.ts';

test.each([
  ['the next month', 2026, 11, '12-01-26'],
  ['January of next year', 2026, 12, '01-01-27'],
  ['two digits at the turn of a century', 2099, 12, '01-01-00'],
])('a coupon shows %s', (_what, year, month, expiry) => {
  expect(couponExpiry({ year, month })).toBe(expiry);
});

test.each([
  ['12-01-26', '01-01-27', '01-01-27'],
  ['12-01-26', '07-01-15', '12-01-26'],
  ['12-01-26', '02-01-70', '12-01-26'],
  ['12-01-26', '01-01-36', '01-01-36'],
])('of %s and %s, the later one is %s', (printed, today, shown) => {
  expect(laterExpiry(printed, today)).toBe(shown);
});

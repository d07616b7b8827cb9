import { expect, test } from 'vitest';
import { couponExpiry } from '../../src/rules/coupon-expiry.ts';
import { zonedTime } from '../../src/rules/zoned-time.ts';

test.each([
  ['day 1 shows the next month', 2026, 11, '12-01-26'],
  ['December shows January of next year', 2026, 12, '01-01-27'],
  ['January', 2026, 1, '02-01-26'],
  ['February', 2027, 2, '03-01-27'],
  ['February of a leap year', 2028, 2, '03-01-28'],
  ['the turn of a century keeps two digits', 2099, 12, '01-01-00'],
  ['September gets its zero', 2026, 8, '09-01-26'],
])('%s', (_, year, month, expected) => {
  expect(couponExpiry({ year, month })).toBe(expected);
});

test.each([
  ['last minute of December 31', '2027-01-01T04:59:59Z', '01-01-27'],
  ['first minute of January 1', '2027-01-01T05:00:00Z', '02-01-27'],
  ['last minute of February 28', '2027-03-01T04:59:59Z', '03-01-27'],
  ['February 29', '2028-02-29T12:00:00Z', '03-01-28'],
  ['last minute of February 29', '2028-03-01T04:59:59Z', '03-01-28'],
  ['first minute of March 1', '2028-03-01T05:00:00Z', '04-01-28'],
])('%s, read in the zone of the shop', (_, instant, expected) => {
  expect(couponExpiry(zonedTime(new Date(instant), 'America/New_York'))).toBe(expected);
});

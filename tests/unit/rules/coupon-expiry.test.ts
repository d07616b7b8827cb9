import { expect, test } from 'vitest';
import { couponExpiry, laterExpiry, printedLastDay } from '../../../src/rules/coupon-expiry.ts';

test.each([
  { what: 'the next month', year: 2026, month: 11, expiry: '12-01-26' },
  { what: 'January of next year', year: 2026, month: 12, expiry: '01-01-27' },
  { what: 'two digits at the turn of a century', year: 2099, month: 12, expiry: '01-01-00' },
  { what: 'a zero for September', year: 2026, month: 8, expiry: '09-01-26' },
])('a coupon shows $what', ({ year, month, expiry }) => {
  expect(couponExpiry({ year, month })).toBe(expiry);
});

test.each([
  { printed: '12-01-26', today: '01-01-27', shown: '01-01-27' },
  { printed: '12-01-26', today: '07-01-15', shown: '12-01-26' },
  { printed: '12-01-26', today: '02-01-70', shown: '12-01-26' },
  { printed: '12-01-26', today: '01-01-36', shown: '01-01-36' },
  { printed: '12-01-26', today: '12-01-26', shown: '12-01-26' },
])('of $printed and $today, the later one is $shown', ({ printed, today, shown }) => {
  expect(laterExpiry(printed, today)).toBe(shown);
});

test("a coupon's own last day is printed like the others", () => {
  expect(printedLastDay('2026-12-31')).toBe('12-31-26');
});

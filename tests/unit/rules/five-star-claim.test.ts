import { expect, test } from 'vitest';
import { areHundreds, minFiveStars } from '../../../src/rules/five-star-claim.ts';

test.each([
  // The average of 236 ratings of five stars and 436 of four is 4.351; with 235, it is 4.3497, so
  // 4.3.
  { rating: 4.4, reviewCount: 672, min: 236 },
  { rating: 4.1, reviewCount: 100, min: 5 },
  { rating: 4, reviewCount: 5000, min: 0 },
  { rating: 0, reviewCount: 0, min: 0 },
])(
  'an average of $rating from $reviewCount reviews takes at least $min with five stars',
  ({ min, ...claims }) => expect(minFiveStars(claims)).toBe(min),
);

test('hundreds are two hundred or more', () => {
  expect(areHundreds(minFiveStars({ rating: 4.4, reviewCount: 571 }))).toBe(true);
  expect(areHundreds(minFiveStars({ rating: 4.4, reviewCount: 568 }))).toBe(false);
});

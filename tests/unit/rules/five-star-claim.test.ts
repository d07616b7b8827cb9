import { expect, test } from 'vitest';
import { areHundreds, minFiveStars } from '../../../src/rules/five-star-claim.ts';

test.each([
  // 236 with five stars and 436 with four are 4.351 on average, and 235 are 4.3497, which is 4.3.
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

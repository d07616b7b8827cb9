import { expect, test } from 'vitest';
import { areHundreds, minFiveStars } from '../../../src/rules/five-star-claim.ts';

test.each([
  // The average of 236 ratings of five stars and 436 of four is 4.351; with 235, it is 4.3497, so
  // 4.3.
  [4.4, 672, 236],
  [4.1, 100, 5],
  [4, 5000, 0],
  [0, 0, 0],
])(
  'an average of %d from %d reviews takes at least %d with five stars',
  (rating, reviewCount, min) => {
    expect(minFiveStars({ rating, reviewCount })).toBe(min);
  },
);

test('hundreds are two hundred or more', () => {
  expect(areHundreds(minFiveStars({ rating: 4.4, reviewCount: 571 }))).toBe(true);
  expect(areHundreds(minFiveStars({ rating: 4.4, reviewCount: 568 }))).toBe(false);
});

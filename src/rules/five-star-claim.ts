type Rating = { rating: number; reviewCount: number };

/**
 * How many of the ratings have five stars at the least. The average is rounded, so it may be 0.05 less, and it would be highest
 * with the fewest five stars if all others had four.
 */
export const leastFiveStars = ({ rating, reviewCount }: Rating): number =>
  Math.max(0, Math.ceil((reviewCount * (Math.round(rating * 100) - 405)) / 100));

/** Why the shop cannot speak of hundreds of 5-star ratings; undefined if it can. */
export function whyNotHundreds(claims: Rating): string | undefined {
  const least = leastFiveStars(claims);
  return least >= 200
    ? undefined
    : `The average and the number of reviews in shop.yaml prove five stars for only ${least} of them, too few to speak of hundreds. Delete the words that depend on it.`;
}

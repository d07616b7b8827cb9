type Rating = { rating: number; reviewCount: number };

/**
 * The least possible number of 5-star ratings. The rounded average may be 0.05 too high, and the
 * number is lowest if all other ratings have four stars.
 */
export const minFiveStars = ({ rating, reviewCount }: Rating): number =>
  Math.max(0, Math.ceil((reviewCount * (Math.round(rating * 100) - 405)) / 100));

/** Whether a number of 5-star ratings allows a claim of "hundreds". */
export const areHundreds = (count: number): boolean => count >= 200;

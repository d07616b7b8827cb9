type Rating = { rating: number; reviewCount: number };

/**
 * How many of the ratings have five stars at the least. The average is rounded, so it may be 0.05
 * less, and it would be highest with the fewest five stars if all others had four.
 */
export const minFiveStars = ({ rating, reviewCount }: Rating): number =>
  Math.max(0, Math.ceil((reviewCount * (Math.round(rating * 100) - 405)) / 100));

/** Whether that is enough to speak of hundreds of 5-star ratings. */
export const areHundreds = (count: number): boolean => count >= 200;

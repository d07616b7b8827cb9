const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const AMOUNT = String.raw`\$\s?${NUMBER}|${NUMBER}\s?(?:%|(?:percent|dollars?)\b)`;

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|' +
  'Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
// A month and a day, but not 24/7.
const SLASHED = String.raw`(?:1[0-2]|0?[1-9])\/[0-3]?\d(?:\/\d{2,4})?`;
const DAY = String.raw`${MONTH}\.?\s+\d{1,2}|${SLASHED}|\d{1,4}-\d{1,2}-\d{2,4}`;

/**
 * Matches an amount, such as $5 or 10%, or a day, such as January 15 or 12-31-26: a coupon has
 * fields for them, so its words must not.
 */
export const AMOUNT_OR_DAY = String.raw`(?<![\w/.-])(?:${AMOUNT}|(?:${DAY})(?![\w/-]))`;

// Amounts and days in the words of a coupon, which has fields for them.

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const AMOUNT = String.raw`\$\s?${NUMBER}|${NUMBER}\s?(?:%|(?:percent|dollars?|bucks)\b)`;

/** A word such as may is a month only with a capital letter. */
const MONTH =
  '(?:[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|May|[Jj]une?|[Jj]uly?|' +
  '[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?)';
const DAY = String.raw`(?:[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?!\d)`;
/** Halves, thirds, quarters and eighths are no days. */
const FRACTION = String.raw`(?:[1357]\/[248]|[12]\/3)(?![\d/])`;
const DATE = [
  String.raw`${MONTH}\.?\s+${DAY}`,
  String.raw`${DAY}\s+(?:of\s+)?${MONTH}\b`,
  String.raw`(?!${FRACTION})(?:1[0-2]|0?[1-9])\/${DAY}(?:\/\d{2,4})?`,
  String.raw`\d{1,2}([.-])\d{1,2}\1\d{2,4}`,
  String.raw`\d{4}-\d{2}-\d{2}`,
].join('|');

/** An amount, such as $5 or 10%, or a day, such as January 15 or 12-31-26. */
export const AMOUNT_OR_DAY = String.raw`(?<![\w/.-])(?:${AMOUNT}|(?:${DATE})(?![\w/-]))`;

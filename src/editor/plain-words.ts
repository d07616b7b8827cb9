/**
 * Words without the differences between keyboards, pages and files: accents, hyphens, capital
 * letters, quotation marks and white space.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad\u2010-\u2014\u2060-]/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase();

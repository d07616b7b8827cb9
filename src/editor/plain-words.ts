import { escapeRegExp } from '../generator/portable.ts';

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

/** A pattern for each word of a query. It finds words of a plain text that begin so. */
export const wordPatterns = (query: string): RegExp[] =>
  plainWords(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(word)}`, 'u'));

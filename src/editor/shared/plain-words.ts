import { escapeRegExp } from '../../generator/portable.ts';

/**
 * Words without the differences between keyboards, pages and files: accents, capital letters,
 * quotation marks and white space. Hyphens are taken out, so Wi-Fi is wifi.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad\u2010-\u2014\u2060-]/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** A text as files write it: on one line, without blanks that nobody sees. */
export const asOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Finds texts with a word that begins so, for each word of a query. Plurals find singulars. */
export function wordFinder(query: string): (text: string) => boolean {
  const missingIn = missingWordCounter(query);
  return (text) => missingIn(text) === 0;
}

/** Counts the words of a query that no word of a text begins with. */
export function missingWordCounter(query: string): (text: string) => number {
  const patterns = query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.split(HYPHENS).map(plainWords).map(escapeRegExp).join('\\W{0,2}'))
    // A phone number that is typed as digits alone.
    .map((word) => word.replace(/\d{3}(?=\d{4})/g, '$&\\W{0,2}'))
    .map((word) => new RegExp(`(?<![\\p{L}\\d])${word.replace(/(?<=\w{3})s$/, '')}`, 'u'));
  return (text) => {
    const words = plainWords(text) + plainWords(` ${text.replace(HYPHENS, ' ')}`);
    return patterns.filter((pattern) => !pattern.test(words)).length;
  };
}

const HYPHENS = /[\u2010-\u2014-]/g;

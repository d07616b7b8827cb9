/**
 * Changes words for use inside a sentence: the first letter becomes lower case, except in
 * abbreviations such as `ASE-certified`.
 */
export const inSentence = (words: string): string =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

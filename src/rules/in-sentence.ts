/**
 * Changes words for use inside a sentence: the first letter becomes lower case, except in
 * `ASE-certified` and `Napa AutoCare`.
 */
export const inSentence = (words: string): string =>
  words.replace(/^[A-Z](?=[a-z](?!.*[A-Z][a-z]))/, (first) => first.toLowerCase());

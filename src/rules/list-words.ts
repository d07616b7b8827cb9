/** British, because this site puts no comma before "and". */
const LIST = new Intl.ListFormat('en-GB');

/** Words in a row: `shop, gas station and car wash`. */
export const listWords = (words: readonly string[]): string => LIST.format(words);

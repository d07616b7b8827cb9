/** A word of a printed command, in quotes where a shell would read it otherwise. */
export const quoted = (word: string): string =>
  /^[\w./:@+-]+$/.test(word) ? word : `"${word.replace(/["$`\\]/g, '\\$&')}"`;

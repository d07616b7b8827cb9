/** The number of words of a review that always show. */
const WORD_COUNT = 25;

/** Matches these words, if another word follows. */
const FIRST_WORDS = new RegExp(`^(?:\\s*\\S+(?=\\s+\\S)){${WORD_COUNT}}`);

/**
 * Cuts a text after its first 25 words. Words are separated by white space. `head + rest` is always
 * the whole text: `rest` begins with the white space at the cut, and is empty if the text is short
 * enough.
 */
export function excerpt(text: string): { head: string; rest: string } {
  const [head = text] = FIRST_WORDS.exec(text) ?? [];
  return { head, rest: text.slice(head.length) };
}

/**
 * Cuts a text after its first `words` words. Words are separated by white space. `head + rest` is
 * always the whole text: `rest` begins with the white space at the cut, and is empty if the text is
 * short enough.
 */
export function excerpt(text: string, words = 25): { head: string; rest: string } {
  // The first `words` words, if one more follows.
  const [head = text] = new RegExp(`^(?:\\s*\\S+(?=\\s+\\S)){${words}}`).exec(text) ?? [];
  return { head, rest: text.slice(head.length) };
}

/**
 * Cuts a text after its first `words` words. Words are separated by white space. `head + rest` is always the whole text:
 * `rest` begins with the white space at the cut, and is empty if the text is short enough.
 */
export function excerpt(text: string, words = 25): { head: string; rest: string } {
  let end = 0;
  let count = 0;
  for (const match of text.matchAll(/\S+/g)) {
    if (count === words) return { head: text.slice(0, end), rest: text.slice(end) };
    end = match.index + match[0].length;
    count += 1;
  }
  return { head: text, rest: '' };
}

/**
 * Cuts a text after its first `words` words, a word being a run between white space. `head + rest` is always the text
 * itself: the white space at the cut leads `rest`, which is empty when the text is not longer.
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

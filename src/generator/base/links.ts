/** A link in a text: its words, and its address. Neither has brackets or parentheses. */
export const LINK = /\[([^[\]]+)\]\(([^()]+)\)/g;

export type Link = { text: string; href: string };

/** Splits a text into links and the text between them. A link that `isLink` refuses stays text. */
export function splitAtLinks(
  text: string,
  isLink = (_link: Link): boolean => true,
): (string | Link)[] {
  const parts: (string | Link)[] = [];
  let end = 0;
  for (const { 0: written, 1: words, 2: href, index } of text.matchAll(LINK)) {
    const link = { text: words!, href: href! };
    if (!isLink(link)) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push(link);
    end = index + written.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

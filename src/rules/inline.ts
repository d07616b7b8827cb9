export type InlineLink = { text: string; href: string };

/**
 * Splits a text at its links, `[words](/path)` or `[words](https://…)`. Anything that is not exactly such a link,
 * another scheme above all, stays plain text.
 */
export function parseInline(text: string): (string | InlineLink)[] {
  const parts: (string | InlineLink)[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^[\]]+)\]\((\/(?!\/)[^\s()]*|https:\/\/[^\s()]+)\)/g)) {
    // A link without words could be pressed but not read.
    if (!match[1]!.trim()) continue;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ text: match[1]!, href: match[2]! });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

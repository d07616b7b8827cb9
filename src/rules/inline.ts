type InlineLink = { text: string; href: string };

const LINK =
  /\[([^[\]]+)\]\((\/(?!\/)[^\s()]*|https:\/\/[^\s()]+|mailto:[^\s()]+|tel:\+?[\d-]+)\)/g;

/**
 * Splits a text at its links: `[words](/path)`, or with an address that begins with `https://`,
 * `mailto:` or `tel:`. Anything else stays plain text, especially links with other schemes.
 */
export function parseInline(text: string): (string | InlineLink)[] {
  // Most texts have no link.
  if (!text.includes('](')) return text ? [text] : [];
  const parts: (string | InlineLink)[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    // A link without words would be clickable but invisible.
    if (!match[1]!.trim()) continue;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ text: match[1]!, href: match[2]! });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/**
 * The first part of a text that looks like a link, `[words](…)` or the start of one, valid or not.
 */
export function linkLike(text: string): string | undefined {
  return /(?:\[[^[\]]*)?\]\([^\s)]*\)*|\[[^[\]]*$/.exec(text)?.[0];
}

/**
 * The first part of a text that looks like a link but is not valid: visitors would see its
 * brackets.
 */
export function brokenLink(text: string): string | undefined {
  return parseInline(text).flatMap((part) =>
    typeof part === 'string' ? (linkLike(part) ?? []) : [],
  )[0];
}

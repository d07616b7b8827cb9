import { type Link, splitAtLinks } from '../generator/portable.ts';

const ADDRESS = /^(?:\/(?!\/)\S*|https:\/\/\S+|mailto:\S+|tel:\+?[\d-]+)$/;

/**
 * Splits a text at its links: `[words](/path)`, or with an address that begins with `https://`,
 * `mailto:` or `tel:`. Anything else stays plain text, especially links with other schemes. A link
 * without words would be clickable but invisible.
 */
export const parseInline = (text: string): (string | Link)[] =>
  splitAtLinks(text, (link) => link.text.trim() !== '' && ADDRESS.test(link.href));

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

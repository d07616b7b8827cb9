// Finds forbidden parts of a text, for the rules that refuse it and for their messages.

/**
 * A tag, the code of a character, or bold words. A footnote's **, or a < before and a > after some
 * words, are ordinary text.
 */
const MARKUP = new RegExp(
  String.raw`<\/?[A-Za-z]\w*(?:\s[^<>=]*=[^<>]*|\s*\/?)>|<!--|&(?:[a-z]{2,}\d*|#\w+);` +
    String.raw`|(?<!\w)\*\*[^\s*][^*]*\*\*`,
);

/** Finds a tag, a character's code or bold words in a text. */
export const markupIn = (text: string): string | undefined =>
  // Most texts have none of these characters, and finding them is quicker.
  text.includes('<') || text.includes('&') || text.includes('**')
    ? MARKUP.exec(text)?.[0]
    : undefined;

/** The symbols of all markup in a text, without the words between them. */
export const symbolsIn = (text: string): string[] =>
  Array.from(text.matchAll(new RegExp(MARKUP, 'g')), ([found]) => /^\*\*|.*/.exec(found)![0]);

/** Finds a gap before a period or comma, which stays if somebody deletes a word or a fact. */
export const gapIn = (text: string): string | undefined => /\s[.,;](?!\S)/.exec(text)?.[0];

/**
 * The right form of a number that is written as people do, such as (202) 555-0123; undefined if
 * there is no better one.
 */
export function correctedPhone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const right = `+1${digits}`;
  return /^[\d\s().+/\u2212\p{Pd}]+$/u.test(typed) && /^[2-9]\d{9}$/.test(digits) && right !== typed
    ? right
    : undefined;
}

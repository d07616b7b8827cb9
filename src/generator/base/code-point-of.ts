/** The first character of a text as the Unicode Standard writes it, such as U+200B. */
export const codePointOf = (text: string): string =>
  `U+${text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

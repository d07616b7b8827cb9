const KEYS: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '–': '-',
  '…': '...',
};

/**
 * Replaces typographic characters by those of a keyboard, for files that other programs read: some
 * read an older encoding, and would show “Oâ€™Reilly”.
 */
export function keyboardText(text: string): string {
  return text.replace(/[‘’′“”″–…]/g, (char) => KEYS[char]!);
}

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
 * A text with the characters of a keyboard in place of a typographer's: for files that other
 * programs read. Some read them in an older encoding, and would show “Oâ€™Reilly”.
 */
export function keyboardText(text: string): string {
  return text.replace(/[‘’′“”″–…]/g, (char) => KEYS[char]!);
}

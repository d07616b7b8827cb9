const KEYS: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '×': 'x',
  '½': ' 1/2',
};
const TYPOGRAPHIC = new RegExp(`[${Object.keys(KEYS).join('')}]`, 'g');

/**
 * Replaces typographic characters by those of a keyboard, for files that other programs read: some
 * read an older encoding, and would show “Oâ€™Reilly”.
 */
export function keyboardText(text: string): string {
  return text.replace(TYPOGRAPHIC, (char) => KEYS[char]!);
}

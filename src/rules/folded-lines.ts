import { keyboardText } from './keyboard-text.ts';

/**
 * The maximum length of a line in calendar and contact files, in bytes (RFC 5545 section 3.1, RFC
 * 6350 section 3.2).
 */
const MAX_BYTES = 75;

/** Joins the lines of a calendar or contact file: folds long lines and ends each line with CRLF. */
export function foldedLines(lines: string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Escapes a text for a value in such a line, in the characters of a keyboard. */
export function escapeText(text: string): string {
  return keyboardText(text)
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r?\n/g, '\\n');
}

function foldLine(line: string): string {
  let text = '';
  let room = MAX_BYTES;
  // Split between whole characters, never inside one.
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (size > room) {
      text += '\r\n ';
      room = MAX_BYTES - 1;
    }
    text += character;
    room -= size;
  }
  return text;
}

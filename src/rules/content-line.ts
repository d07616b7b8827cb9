/** What both formats allow on one line, in bytes (RFC 5545 section 3.1, RFC 6350 section 3.2). */
const LONGEST = 75;

/** Lines of a calendar or address file, folded where they are too long, and each ended as these formats want it. */
export function contentLines(lines: string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A text as the value of such a line. */
export function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

function folded(line: string): string {
  let text = '';
  let room = LONGEST;
  // By whole characters: half of one would be no character at all.
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (size > room) {
      text += '\r\n ';
      room = LONGEST - 1;
    }
    text += character;
    room -= size;
  }
  return text;
}

import { type Position, positionAt } from './position-at.ts';

/** The text of a UTF-8 file without its byte order mark, or the position of the first byte that is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): { text: string } | { notUtf8: Position } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { notUtf8: firstBadByte(bytes) };
  }
}

// A line break is never part of a longer UTF-8 sequence, so we can decode line by line.
function firstBadByte(bytes: Uint8Array): Position {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let start = 0;
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(10, start);
    const row = bytes.subarray(start, end < 0 ? bytes.length : end);
    try {
      strict.decode(row);
    } catch {
      return { line, column: Math.max(1, new TextDecoder().decode(row).indexOf('\ufffd') + 1) };
    }
    if (end < 0) return positionAt('', 0);
    start = end + 1;
  }
}

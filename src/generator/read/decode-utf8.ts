import { isUtf8 } from 'node:buffer';
import { type Position, positionAt } from './position-at.ts';

/** The text of a UTF-8 file without its byte order mark, or the position of the first byte that is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): { text: string } | { notUtf8: Position } {
  const text = new TextDecoder().decode(bytes);
  return isUtf8(bytes) ? { text } : { notUtf8: positionAt(text, text.indexOf('\ufffd')) };
}

import { skipNotes, startOfLine } from './yaml-tree.ts';

/**
 * The comments `# Unconfirmed: …`, above a field or beside it, by which a file says that the field
 * is a guess: what each says, its offsets, with its line if it has one of its own, and the offset
 * of the first value at or below it, or else its own.
 */
export const unconfirmedIn = (
  text: string,
): { says: string; start: number; end: number; about: number }[] =>
  Array.from(text.matchAll(/# Unconfirmed: (.+)/g), ({ 0: comment, 1: says, index }) => {
    const line = startOfLine(text, index);
    const before = text.slice(line, index).trimEnd();
    const end = index + comment.length;
    const about = skipNotes(text, line);
    return {
      says: says!,
      start: line + before.length,
      end: before === '' ? Math.min(text.length, end + 1) : end,
      about: about < text.length ? about : index,
    };
  });

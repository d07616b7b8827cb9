import { skipBlanksAndComments, startOfLine } from './yaml-tree.ts';

/**
 * For each comment `# Unconfirmed: …`: its words, the range to delete, and the offset of the value
 * that it is about.
 */
export const unconfirmedIn = (
  text: string,
): { says: string; start: number; end: number; about: number }[] =>
  Array.from(text.matchAll(/# Unconfirmed: (.+)/g), ({ 0: comment, 1: says, index }) => {
    const line = startOfLine(text, index);
    const before = text.slice(line, index).trimEnd();
    const end = index + comment.length;
    const about = skipBlanksAndComments(text, line);
    return {
      says: says!,
      start: line + before.length,
      end: before === '' ? Math.min(text.length, end + 1) : end,
      about: about < text.length ? about : index,
    };
  });

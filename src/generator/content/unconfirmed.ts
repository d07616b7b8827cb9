import { skipBlanksAndComments, startOfLine } from './yaml-tree.ts';

/**
 * For each comment `# Unconfirmed: …`: its words, the range to delete, and the offset of the value
 * that it is about.
 */
export const unconfirmedIn = (
  text: string,
): { words: string; start: number; end: number; valueOffset: number }[] =>
  Array.from(text.matchAll(/# Unconfirmed: (.+)/g), ({ 0: comment, 1: words, index }) => {
    const line = startOfLine(text, index);
    const before = text.slice(line, index).trimEnd();
    const end = index + comment.length;
    const next = skipBlanksAndComments(text, line);
    return {
      words: words!,
      start: line + before.length,
      end: before === '' ? Math.min(text.length, end + 1) : end,
      valueOffset: next < text.length ? next : index,
    };
  });

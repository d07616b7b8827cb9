import {
  type FieldPath,
  pathAtOffset,
  skipBlanksAndComments,
  startOfLine,
  yamlTree,
} from './yaml-tree.ts';

/**
 * For each comment `# Unconfirmed: …`: its text, the range to delete, and the offset of the value
 * that it is about.
 */
export const standInComments = (
  text: string,
): { comment: string; start: number; end: number; valueOffset: number }[] =>
  Array.from(text.matchAll(/# Unconfirmed: (.+)/g), ({ 0: whole, 1: comment, index }) => {
    const line = startOfLine(text, index);
    const before = text.slice(line, index).trimEnd();
    const end = index + whole.length;
    const next = skipBlanksAndComments(text, line);
    return {
      comment: comment!,
      start: line + before.length,
      end: before === '' ? Math.min(text.length, end + 1) : end,
      valueOffset: next < text.length ? next : index,
    };
  });

/** Each of these comments, with the field or the item of a list that it is about. */
export function commentedFields(text: string): { comment: string; path: FieldPath }[] {
  const comments = standInComments(text);
  if (comments.length === 0) return [];
  const tree = yamlTree(text);
  return comments.map(({ comment, valueOffset }) => ({
    comment,
    path: pathAtOffset(tree, valueOffset),
  }));
}

import { startOfLine } from '../generator/content/yaml-tree.ts';

/** The start of the first of the comment lines directly above a line. */
export function commentsAbove(text: string, line: number): number {
  let start = line;
  while (start > 0) {
    const above = startOfLine(text, start - 1);
    if (!/^[ \t]*#/.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}

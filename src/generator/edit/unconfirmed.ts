import { type FieldPath, pathAt } from '../read/locate.ts';
import { positionAt } from '../read/position-at.ts';
import { endOfLine, skipNotes, startOfLine, type YamlNode } from '../read/yaml-tree.ts';

/** A comment by which a file says that a field is a guess. It stands above the field, or beside it. */
const COMMENT = /[ \t]*# Unconfirmed: (.+)/g;

/** The comment `# Unconfirmed: …` of a field: what it says, and its offsets, with its line if it has one of its own. */
export type Unconfirmed = { says: string; start: number; end: number };

/** The comments that call a field unconfirmed. A comment belongs to the first line with a value, at or below it. */
export function unconfirmedOf(text: string, node: YamlNode): Unconfirmed[] {
  const line = startOfLine(text, node.name ?? node.start);
  return [...text.matchAll(COMMENT)].flatMap((comment) => {
    const start = startOfLine(text, comment.index);
    const isInText = node.kind === 'scalar' && comment.index >= node.start && comment.index < node.end;
    if (isInText || startOfLine(text, skipNotes(text, start)) !== line) return [];
    const end = comment.index + comment[0].length;
    const isAlone = text.slice(start, comment.index).trim() === '';
    return [
      { says: comment[1]!, ...(isAlone ? { start, end: Math.min(text.length, endOfLine(text, end) + 1) } : { start: comment.index, end }) },
    ];
  });
}

/** The text without the comments that call a field unconfirmed, and otherwise the same. */
export const withoutUnconfirmed = (text: string, node: YamlNode): string =>
  unconfirmedOf(text, node).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

/** What all such comments of a file say, and the fields that they are about. */
export const unconfirmedIn = (text: string): { says: string; path: FieldPath }[] =>
  Array.from(text.matchAll(COMMENT), (comment) => {
    const { line } = positionAt(text, skipNotes(text, startOfLine(text, comment.index)));
    return { says: comment[1]!, path: fieldOnLine(text, line) };
  });

/** The field, or the item of a list, that begins on a line. */
export function fieldOnLine(text: string, line: number): FieldPath {
  const written = text.split('\n')[line - 1] ?? '';
  const path = pathAt(text, line, /^\s*(?:- )?/.exec(written)![0].length + 1);
  return /^\s*- \S/.test(written) && typeof path.at(-2) === 'number' ? path.slice(0, -1) : path;
}

import { type FieldPath, startOfLine, unconfirmedIn, type YamlNode } from '../generator/content.ts';
import { pathAt } from './path-at.ts';

/**
 * The comments that call a field unconfirmed. A comment belongs to all that begins on the line that
 * it is about.
 */
function unconfirmedOf(text: string, node: YamlNode): ReturnType<typeof unconfirmedIn> {
  const line = startOfLine(text, node.nameStart ?? node.start);
  return unconfirmedIn(text).filter(({ start, valueOffset }) => {
    const isInText = node.kind === 'scalar' && start >= node.start && start < node.end;
    return !isInText && startOfLine(text, valueOffset) === line;
  });
}

/** The text without the comments that call a field unconfirmed, and otherwise the same. */
export const withoutUnconfirmed = (text: string, node: YamlNode): string =>
  unconfirmedOf(text, node).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );

/** The field, or the item of a list, that begins on a line. */
export function fieldOnLine(text: string, line: number): FieldPath {
  const written = text.split('\n')[line - 1] ?? '';
  const path = pathAt(text, line, /^\s*(?:- )?/.exec(written)![0].length + 1);
  return /^\s*- \S/.test(written) && typeof path.at(-2) === 'number' ? path.slice(0, -1) : path;
}

/** The fields, or items of lists, that the comments of a text call unconfirmed. */
export const unconfirmedFields = (text: string): FieldPath[] =>
  unconfirmedIn(text).map(({ valueOffset }) =>
    fieldOnLine(text, text.slice(0, valueOffset).split('\n').length),
  );

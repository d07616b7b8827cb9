import { type FieldPath, startOfLine, type YamlNode } from '../generator/content/yaml-tree.ts';
import { standInComments } from '../generator/content/stand-in-comments.ts';
import { pathAt } from './path-at.ts';

/**
 * The comments that call a field a stand-in. Each belongs to all that begins on the line that it is
 * about.
 */
function commentsAbout(text: string, node: YamlNode): ReturnType<typeof standInComments> {
  const line = startOfLine(text, node.nameStart ?? node.start);
  return standInComments(text).filter(({ start, valueOffset }) => {
    const isInText = node.kind === 'scalar' && start >= node.start && start < node.end;
    return !isInText && startOfLine(text, valueOffset) === line;
  });
}

/** The text without the comments that call a field a stand-in, and otherwise the same. */
export const withoutStandInComments = (text: string, node: YamlNode): string =>
  commentsAbout(text, node).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );

/** The field, or the item of a list, that begins on a line. */
export function fieldOnLine(text: string, line: number): FieldPath {
  const written = text.split('\n')[line - 1] ?? '';
  const path = pathAt(text, line, /^\s*(?:- )?/.exec(written)![0].length + 1);
  return /^\s*- \S/.test(written) && typeof path.at(-2) === 'number' ? path.slice(0, -1) : path;
}

/** The fields, or items of lists, that the comments of a text call stand-ins. */
export const commentedStandIns = (text: string): FieldPath[] =>
  standInComments(text).map(({ valueOffset }) =>
    fieldOnLine(text, text.slice(0, valueOffset).split('\n').length),
  );

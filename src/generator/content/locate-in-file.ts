import type { BuildMistake, Mistake, Position } from '../base/mistake.ts';
import { type FieldPath, nodeAt, type YamlNode, yamlTree } from './yaml-tree.ts';

/**
 * A content file, read and parsed: its path below the content folder, how messages show
 * that path, its text, and its data.
 */
export type ParsedFile = { file: string; displayPath: string; text: string; data: unknown };

/**
 * A mistake in a field of a content file: in its value, or in its name.
 * `offset` is a position in the file's text other than that of the field.
 */
export type FieldMistake = Mistake & {
  source: ParsedFile;
  path: FieldPath;
  part?: 'name';
  offset?: number;
};

/** Gives a mistake its line and column. A missing field gets those of its group or list. */
export function locateMistake({
  source,
  path,
  part,
  offset,
  ...mistake
}: FieldMistake): BuildMistake {
  const position =
    offset === undefined ? locateField(source, path, part) : locateOffset(source, offset);
  return { ...mistake, ...(path.length > 0 && { path }), ...position };
}

/**
 * The position of a field's value or name, or of the first character of a list's item. A missing
 * field has the position of the group or list that it would be in.
 */
export function locateField(source: ParsedFile, path: FieldPath, part?: 'name'): Position {
  let node = treeOf(source);
  let offset = visibleStart(source, node);
  for (const [index, key] of path.entries()) {
    const child = node.children.get(key);
    if (!child) break;
    const start = visibleStart(source, child);
    const isValue = index === path.length - 1 && part === undefined;
    offset = isValue ? start : (child.nameStart ?? start);
    node = child;
  }
  return locateOffset(source, offsetOfFirstLetter(source.text, offset));
}

export const locateOffset = (
  { displayPath, text }: Pick<ParsedFile, 'displayPath' | 'text'>,
  offset: number,
): Position => ({ displayPath, ...positionAt(text, offset) });

export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/**
 * The text at a path as the file writes it, with its quotes, and its offset. A block begins with
 * the line break after its `>` or `|`. For a missing field, the start of the file.
 */
export function sourceTextAt(
  source: ParsedFile,
  path: FieldPath,
): { start: number; written: string } {
  const node = nodeAt(treeOf(source), path);
  if (node?.kind !== 'scalar') return { start: node?.start ?? 0, written: '' };
  const start = visibleStart(source, node);
  return { start, written: source.text.slice(start, node.end) };
}

/**
 * Finds the offset in the file of a pattern's match with an index, in the text at a path; the start
 * of the text if the file writes the match only as an escape code.
 */
export function matchOffsets(
  source: ParsedFile,
  path: FieldPath,
  pattern: RegExp,
): (index: number) => number {
  const { start, written } = sourceTextAt(source, path);
  const matches = [...written.matchAll(pattern)];
  return (index) => start + (matches[index]?.index ?? 0);
}

/** The offset of the next character that is not white space. */
export const offsetOfFirstLetter = (text: string, offset: number): number =>
  offset + Math.max(0, text.slice(offset).search(/\S/));

const trees = new WeakMap<ParsedFile, YamlNode>();

/** The tree of a file, read on first use and kept: most files need none, and some need it often. */
function treeOf(source: ParsedFile): YamlNode {
  const tree = trees.get(source) ?? yamlTree(source.text);
  trees.set(source, tree);
  return tree;
}

/**
 * The offset at which a reader sees a value: at the text of a block without its `>`, the name of an
 * empty field, or the hyphen of an empty item.
 */
function visibleStart({ text }: ParsedFile, { style, start, end, nameStart }: YamlNode): number {
  if (start === end) return nameStart ?? Math.max(0, start - 1);
  return style === 'folded' || style === 'literal' ? text.indexOf('\n', start) : start;
}

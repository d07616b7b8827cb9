import { isDeepStrictEqual } from 'node:util';
import {
  BuildError,
  type ContentFolder,
  type FieldPath,
  fileKindOf,
  type FileKinds,
  valueAt,
} from '../../generator/portable.ts';
import {
  endOfLine,
  nodeAt,
  startOfLine,
  type YamlNode,
  yamlTree,
} from '../../generator/content/yaml-tree.ts';
import { UNREADABLE } from '../../generator/content/content-mistakes.ts';
import { parseYaml } from '../../generator/content/parse-yaml.ts';
import { applyChange, changesOnlyComments, goneError } from './apply-change.ts';
import { textIn } from '../content/content-files.ts';
import { columnOf, insertItem, moveItem, removeItem } from './list-items.ts';
import type { Change, Value } from '../shared/messages.ts';
import { withoutStandInComments } from './without-stand-in-comments.ts';
import {
  atColumn,
  fieldLines,
  flowText,
  isCollection,
  scalarLines,
  valueLines,
} from './yaml-output.ts';

/** A content file after some changes, with the same line ends. Throws if one cannot be made. */
export function editFile(
  model: FileKinds,
  folder: ContentFolder,
  file: string,
  changes: readonly Change[],
): Buffer {
  const before = fileKindOf(model, file) && textIn(folder, file);
  if (before === undefined) throw goneError();
  const isWindows = before.includes('\r\n');
  const after = changes.reduce(editText, isWindows ? before.replaceAll('\r\n', '\n') : before);
  return Buffer.from(isWindows ? after.replaceAll('\n', '\r\n') : after);
}

/**
 * The text of a content file after a change. Only the characters of what was changed differ. The
 * result is read again: if any other value differs, it throws a BuildError.
 */
export function editText(text: string, change: Change): string {
  const { value: data, mistakes } = parseYaml(text);
  if (mistakes.length > 0) throw new BuildError(UNREADABLE);
  const newData = applyChange(data, change);
  if (!changesOnlyComments(change) && isDeepStrictEqual(newData, data)) return text;
  for (const candidate of candidates(text, change, newData))
    if (isDeepStrictEqual(parseYaml(candidate).value, newData)) return candidate;
  throw new BuildError(
    'This cannot be changed here without changing something else. Ask your developer.',
  );
}

/** The ways to write a change, best first. */
function candidates(before: string, change: Change, newData: unknown): string[] {
  const { kind, path } = change;
  const text = withoutOldComments(before, change);
  const tree = yamlTree(text);
  const parentPath = path.slice(0, -1);
  const [node, parent] = [nodeAt(tree, path), nodeAt(tree, parentPath)];
  if (!parent || (!node && kind !== 'set')) return [];
  const textWithChangedLines = changeLines(text, change, node, parent);
  if (textWithChangedLines !== undefined) return [textWithChangedLines];
  // For a new or a removed value, rewrite the group or list around it.
  const target = node && kind !== 'remove' ? path : parentPath;
  return rewrite(text, tree, target, valueAt(newData, target) as Value);
}

/**
 * The text with lines added, removed or moved. Undefined if a value must be rewritten: in braces or
 * brackets, nothing has lines of its own.
 */
function changeLines(
  text: string,
  change: Change,
  node: YamlNode | undefined,
  parent: YamlNode,
): string | undefined {
  const name = change.path.at(-1);
  if (change.kind === 'set')
    return node || isFlow(parent) ? undefined : addField(text, parent, String(name), change.value);
  switch (change.kind) {
    case 'insert':
      return isFlow(node!) ? undefined : insertItem(text, node!, change.index, change.value);
    case 'move':
      return isFlow(node!) ? undefined : moveItem(text, node!, change.from, change.to);
    case 'remove':
      if (isFlow(parent) || parent.children.size === 1) return undefined;
      return parent.kind === 'list'
        ? removeItem(text, parent, Number(name))
        : removeField(text, parent, node!);
    case 'confirm':
      return withoutStandInComments(text, node!);
    case 'allow-literal':
      return withLiteral(text, node!, change.literal);
    case 'forget-literal':
      return withoutLiteral(text, node!, change.literal);
  }
}

const isFlow = ({ style }: YamlNode) => style === 'flow';

/** The ways to write a value in place of the one at a path, best first. */
function rewrite(text: string, tree: YamlNode, path: FieldPath, value: Value): string[] {
  const node = nodeAt(tree, path)!;
  const parent = nodeAt(tree, path.slice(0, -1))!;
  const { start, end, nameStart, kind, style } = node;
  const column = columnOf(text, parent) + (path.length > 0 ? 2 : 0);
  const replaced = (written: string) =>
    splice(text, start, end, (start === end ? ' ' : '') + written);
  if (kind === 'scalar' && !isCollection(value)) {
    const old = valueAt(parseYaml(text).value, path) as Value;
    // Quotes that only the old text needed go with it.
    const likeOld = style === 'double' && flowText(old).startsWith('"') ? 'plain' : style;
    const isOnLines = text.slice(start, end).includes('\n');
    return [isOnLines ? 'folded' : likeOld, 'double' as const].map((way) =>
      replaced(atColumn(column, scalarLines(value, column, way))),
    );
  }
  const inFlow = replaced(flowText(value, node));
  if (isFlow(parent)) return [inFlow];
  const inBlock =
    nameStart === undefined
      ? splice(text, start, end, atColumn(column, valueLines(value, column, node)))
      : splice(
          text,
          text.indexOf(':', nameStart),
          end,
          atColumn(column - 2, fieldLines('', value, column - 2, node)),
        );
  return kind === 'scalar' ? [inFlow, inBlock] : [inBlock, inFlow];
}

function addField(text: string, group: YamlNode, name: string, value: Value): string {
  const column = columnOf(text, group);
  const field = atColumn(column, fieldLines(name, value, column));
  const line = `${' '.repeat(column)}${field}\n`;
  const last = [...group.children.values()].at(-1)!;
  const end = endOfLine(text, last.end);
  return end === text.length ? `${text}\n${line}` : splice(text, end + 1, end + 1, line);
}

function removeField(text: string, group: YamlNode, { nameStart, end }: YamlNode): string {
  const start = startOfLine(text, nameStart!);
  const after = Math.min(text.length, endOfLine(text, end) + 1);
  const hyphen = text.slice(start, nameStart);
  if (hyphen.trim() === '') return splice(text, start, after, '');
  // The comments above the next field, which comes behind the hyphen, are above both then.
  const next = [...group.children.values()][1]!.nameStart!;
  return splice(text, start, next, text.slice(after, startOfLine(text, next)) + hyphen);
}

/**
 * Removes the stand-in comments of a removed value, which would seem to be about the next field,
 * and of a one-line value that the owner sets. Questions stay: the new value may not answer them.
 */
function withoutOldComments(text: string, { kind, path }: Change): string {
  const node = nodeAt(yamlTree(text), path);
  if (node && kind === 'remove') return withoutStandInComments(text, node);
  const isShort = node?.kind === 'scalar' && !text.slice(node.start, node.end).includes('\n');
  return isShort && kind === 'set'
    ? withoutStandInComments(text, node, (comment) => !comment.includes('?'))
    : text;
}

function withLiteral(text: string, node: YamlNode, literal: string): string {
  const line = startOfLine(text, node.nameStart ?? node.start);
  const [indent] = /^[ \t]*/.exec(text.slice(line))!;
  return splice(
    text,
    line,
    line,
    `${indent}# literal: ${literal}, because the owner means it so\n`,
  );
}

/** Such a comment, with its line if it has one of its own. */
const LITERAL_COMMENT = /(?<![^\n])[^\S\n]*#[^\S\n]*literal:.*\n|[^\S\n]*#[^\S\n]*literal:.*/g;

/** Removes the comments above and beside a text that allow a literal. */
function withoutLiteral(text: string, node: YamlNode, literal: string): string {
  const line = startOfLine(text, node.nameStart ?? node.start);
  const start = /(?:(?<![^\n])[^\S\n]*#.*\n)*$/.exec(text.slice(0, line))!.index;
  const end = endOfLine(text, node.end);
  const kept = text
    .slice(start, end)
    .replace(LITERAL_COMMENT, (comment) => (comment.includes(literal) ? '' : comment));
  return splice(text, start, end, kept);
}

const splice = (text: string, start: number, end: number, written: string) =>
  text.slice(0, start) + written + text.slice(end);

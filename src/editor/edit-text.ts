import { isDeepStrictEqual } from 'node:util';
import { BuildError } from '../generator/tools.ts';
import {
  endOfLine,
  type FieldPath,
  nodeAt,
  parseYaml,
  startOfLine,
  type YamlNode,
  yamlTree,
  valueAt,
} from '../generator/content.ts';
import { dataAfter } from './change.ts';
import { insertItem, moveItem, removeItem } from './list-items.ts';
import type { Change } from './request-shapes.ts';
import { withoutUnconfirmed } from './unconfirmed-fields.ts';
import { afterName, inBlock, inFlow, scalarText, type Value } from './written-value.ts';

/**
 * The text of a content file after a change. Only the characters of what was changed differ. The
 * result is read again: if any other value differs, it throws a BuildError.
 */
export function editText(text: string, change: Change): string {
  const { value: data, mistakes } = parseYaml(text);
  if (mistakes.length > 0)
    throw new BuildError('This file has a mistake in its form. Correct its text first.');
  const wanted = dataAfter(data, change);
  const isComment = change.kind === 'confirm' || change.kind === 'allow';
  if (!isComment && isDeepStrictEqual(wanted, data)) return text;
  for (const candidate of candidates(text, change, wanted))
    if (isDeepStrictEqual(parseYaml(candidate).value, wanted)) return candidate;
  throw new BuildError(
    `The value of ${change.path.join('.')} cannot be written here without changing something ` +
      'else. Change it in the file.',
  );
}

/** The ways to write a change, best first. */
function candidates(before: string, change: Change, wanted: unknown): string[] {
  const { kind, path } = change;
  const old = nodeAt(yamlTree(before), path);
  // What is removed goes with its comment, which would be about the next field.
  const text = old && kind === 'remove' ? withoutUnconfirmed(before, old) : before;
  const tree = yamlTree(text);
  const node = nodeAt(tree, path);
  const around = path.slice(0, -1);
  const outer = nodeAt(tree, around);
  const anew = (of: FieldPath): string[] =>
    writtenAnew(text, tree, of, valueAt(wanted, of) as Value);
  if (kind === 'set' && !node && outer)
    return outer.style === 'flow'
      ? anew(around)
      : [addField(text, outer, String(path.at(-1)), change.value)];
  if (!node || !outer) return [];
  switch (kind) {
    case 'set':
      return anew(path);
    case 'insert':
      return node.style === 'flow'
        ? anew(path)
        : [insertItem(text, node, change.index, change.value)];
    case 'move':
      return node.style === 'flow' ? anew(path) : [moveItem(text, node, change.from, change.to)];
    case 'remove':
      if (outer.style === 'flow' || outer.children.size === 1) return anew(around);
      return [
        outer.kind === 'list'
          ? removeItem(text, outer, Number(path.at(-1)))
          : removeField(text, outer, node),
      ];
    case 'confirm':
      return [withoutUnconfirmed(text, node)];
    case 'allow':
      return [withLiteral(text, node, change.words)];
  }
}

/** The ways to write the value at a path anew, best first. */
function writtenAnew(text: string, tree: YamlNode, path: FieldPath, value: Value): string[] {
  const node = nodeAt(tree, path)!;
  const { start, end, nameStart, kind, style } = node;
  const outer = nodeAt(tree, path.slice(0, -1))!;
  const indent = columnOf(text, outer) + (path.length > 0 ? 2 : 0);
  const gap = start === end ? ' ' : '';
  const isOnLines = text.slice(start, end).includes('\n');
  if (kind === 'scalar' && (typeof value !== 'object' || value === null))
    return [isOnLines ? 'folded' : style, 'double' as const].map((way) =>
      splice(text, start, end, gap + scalarText(value, indent, way)),
    );
  const flow = splice(text, start, end, gap + inFlow(value, node));
  if (outer.style === 'flow') return [flow];
  const block =
    nameStart === undefined
      ? splice(text, start, end, inBlock(value, indent, node))
      : splice(text, text.indexOf(':', nameStart) + 1, end, afterName(value, indent - 2, node));
  return kind === 'scalar' ? [flow, block] : [block, flow];
}

const columnOf = (text: string, { start }: YamlNode): number => start - startOfLine(text, start);

/** Adds a field behind the last one of a group. */
function addField(text: string, group: YamlNode, name: string, value: Value): string {
  const indent = columnOf(text, group);
  const line = `${' '.repeat(indent)}${name}:${afterName(value, indent)}\n`;
  const last = [...group.children.values()].at(-1)!;
  const end = endOfLine(text, last.end);
  return end === text.length ? `${text}\n${line}` : splice(text, end + 1, end + 1, line);
}

function removeField(text: string, group: YamlNode, { nameStart, end }: YamlNode): string {
  const start = startOfLine(text, nameStart!);
  const isBehindHyphen = text.slice(start, nameStart).trim() !== '';
  return isBehindHyphen
    ? splice(text, nameStart!, [...group.children.values()][1]!.nameStart!, '')
    : splice(text, start, Math.min(text.length, endOfLine(text, end) + 1), '');
}

function withLiteral(text: string, node: YamlNode, words: string): string {
  const line = startOfLine(text, node.nameStart ?? node.start);
  const [indent] = /^[ \t]*/.exec(text.slice(line))!;
  return splice(text, line, line, `${indent}# literal: ${words}, because the owner means it so\n`);
}

const splice = (text: string, start: number, end: number, written: string): string =>
  text.slice(0, start) + written + text.slice(end);

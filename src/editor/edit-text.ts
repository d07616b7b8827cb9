import { isDeepStrictEqual } from 'node:util';
import { BuildError } from '../generator/build-error.ts';
import type { FieldPath } from '../generator/content/locate.ts';
import { parseYaml } from '../generator/content/parse-yaml.ts';
import { type Change, changed } from './change.ts';
import { insertItem, moveItem, removeItem } from './items.ts';
import { type Scalar, scalarTexts } from './scalar-text.ts';
import { withoutUnconfirmed } from './unconfirmed.ts';
import { afterName, inBlock, inFlow, type Value } from './written-value.ts';
import {
  endOfLine,
  nodeAt,
  startOfLine,
  type YamlNode,
  yamlTree,
} from '../generator/content/yaml-tree.ts';

/**
 * The text of a content file after a change. Only the characters of what was changed differ. The
 * result is read again: if any other value differs, it throws a BuildError. `order` has the names
 * of the fields around a new field, in their usual order.
 */
export function editText(text: string, change: Change, order: readonly string[] = []): string {
  const { value: data, mistakes } = parseYaml(text);
  if (mistakes.length > 0)
    throw new BuildError('This file has a mistake in its form. Correct its text first.');
  const wanted = changed(data, change);
  const isComment = change.kind === 'confirm' || change.kind === 'allow';
  if (!isComment && isDeepStrictEqual(wanted, data)) return text;
  for (const candidate of candidates(text, change, order))
    if (isDeepStrictEqual(valueOf(candidate), wanted)) return candidate;
  throw new BuildError(
    `The value of ${change.path.join('.')} cannot be written here without changing something else. Change it in the file.`,
  );
}

/**
 * Only values without JSON's help compare equal: a group of js-yaml and a group of `yaml` may
 * differ in their prototype.
 */
function valueOf(text: string): unknown {
  const { value, mistakes } = parseYaml(text);
  return mistakes.length > 0 ? undefined : value;
}

/** The ways to write a change, best first. */
function candidates(text: string, change: Change, order: readonly string[]): string[] {
  const tree = yamlTree(text);
  const { path } = change;
  const node = nodeAt(tree, path);
  switch (change.kind) {
    case 'set':
      return node
        ? setValue(text, node, change.value, indentAt(text, tree, path))
        : [addField(text, tree, path, change.value, order)];
    case 'insert':
      return node ? [insertItem(text, node, change.index, change.value)] : [];
    case 'move':
      return node ? [moveItem(text, node, change.from, change.to)] : [];
    case 'remove': {
      // Or else the comment would be about the next field.
      const rest = node ? withoutUnconfirmed(text, node) : text;
      return [removeAt(rest, yamlTree(rest), path)];
    }
    case 'confirm':
      return node ? [withoutUnconfirmed(text, node)] : [];
    case 'allow':
      return node ? [withLiteral(text, node, change.words)] : [];
  }
}

function setValue(text: string, node: YamlNode, value: Value, indent: number): string[] {
  const replace = (written: string): string => splice(text, node.start, node.end, written);
  const gap = node.start === node.end && !/\s/.test(text[node.start - 1] ?? ' ') ? ' ' : '';
  if (typeof value !== 'object' || value === null) {
    const scalars = scalarTexts(text, node, value as Scalar).map((written) =>
      replace(gap + written),
    );
    // What a block had below its name cannot stay there for a value of another kind.
    return node.style === 'block'
      ? scalarTexts(text, { ...node, start: 0, end: 0 }, value).map((written) =>
          onNameLine(text, node, written),
        )
      : scalars;
  }
  if (node.style === 'block')
    return [replace(inBlock(value, indent, node)), onNameLine(text, node, inFlow(value, node))];
  return [
    replace(gap + inFlow(value, node)),
    onNameLine(text, node, afterName(value, indent - 2, node).trimStart()),
  ];
}

/**
 * Replaces a block by a value behind the name or the hyphen. Comments between the name and the
 * block stay.
 */
function onNameLine(text: string, node: YamlNode, written: string): string {
  const head =
    node.name === undefined || node.style !== 'block'
      ? node.start
      : text.indexOf(':', node.name) + 1;
  const between = text.slice(head, node.start);
  const comments = between.includes('#') ? between.trimEnd() : '';
  return `${text.slice(0, head).trimEnd()} ${written}${comments}${text.slice(node.end)}`;
}

function indentAt(text: string, tree: YamlNode, path: FieldPath): number {
  const node = nodeAt(tree, path)!;
  if (node.style === 'block') return node.start - startOfLine(text, node.start);
  const holder = nodeAt(tree, path.slice(0, -1));
  return holder?.style === 'block' ? holder.start - startOfLine(text, holder.start) + 2 : 2;
}

function addField(
  text: string,
  tree: YamlNode,
  path: FieldPath,
  value: Value,
  order: readonly string[],
): string {
  const name = String(path.at(-1));
  const group = nodeAt(tree, path.slice(0, -1));
  if (group?.kind !== 'group')
    throw new BuildError(`There is no group for ${path.join('.')} in this file.`);
  const before = fieldBefore(group, name, order);
  if (group.style === 'flow') {
    const field = `${name}: ${inFlow(value)}`;
    if (before) return splice(text, before.end, before.end, `, ${field}`);
    return splice(
      text,
      group.start,
      group.end,
      group.inner.size === 0
        ? `{ ${field} }`
        : text.slice(group.start, group.end).replace(/^\{\s*/, `{ ${field}, `),
    );
  }
  const indent = group.start - startOfLine(text, group.start);
  const line = `${' '.repeat(indent)}${name}:${afterName(value, indent)}\n`;
  const hint = hintFor(text, group, name, indent);
  if (hint !== undefined) return splice(text, hint, hint, line);
  if (!before)
    return splice(text, group.start, group.start, `${line.trimStart()}${' '.repeat(indent)}`);
  const after = endOfLine(text, before.end);
  return after === text.length ? `${text}\n${line}` : splice(text, after + 1, after + 1, line);
}

/**
 * The last field of the group that stands before `name` in the usual order, or else the group's
 * last field.
 */
function fieldBefore(
  group: YamlNode,
  name: string,
  order: readonly string[],
): YamlNode | undefined {
  const rank = order.indexOf(name);
  const fields = [...group.inner];
  if (rank < 0) return fields.at(-1)?.[1];
  return fields.findLast(([other]) => order.indexOf(String(other)) < rank)?.[1];
}

/**
 * The offset behind a comment that shows how to write the field, such as `# phone: "+1…"`, with its
 * items. The field belongs there.
 */
function hintFor(text: string, group: YamlNode, name: string, indent: number): number | undefined {
  const shown = new RegExp(
    `^ {${indent}}# ?${name}:(?: [^\\n]*)?\\n(?: {${indent}}# {2,}[^\\n]*\\n)*`,
    'm',
  ).exec(text.slice(group.start, group.end));
  return shown ? group.start + shown.index + shown[0].length : undefined;
}

function removeAt(text: string, tree: YamlNode, path: FieldPath): string {
  const key = path.at(-1);
  const holder = nodeAt(tree, path.slice(0, -1));
  if (holder === undefined || key === undefined)
    throw new BuildError('Only a field or an item can be removed.');
  if (holder.kind === 'list') return removeItem(text, holder, Number(key));
  const node = holder.inner.get(key)!;
  if (holder.inner.size === 1) return splice(text, holder.start, holder.end, '{}');
  if (holder.style === 'block') {
    const start = startOfLine(text, node.name!);
    // The first field behind a hyphen shares its line with it.
    if (text.slice(start, node.name).trim() !== '') {
      const next = [...holder.inner.values()][1]!.name!;
      return splice(text, node.name!, next, '');
    }
    return splice(text, start, Math.min(text.length, endOfLine(text, node.end) + 1), '');
  }
  const fields = [...holder.inner.values()];
  const index = fields.indexOf(node);
  return index > 0
    ? splice(text, fields[index - 1]!.end, node.end, '')
    : splice(text, node.name!, fields[1]!.name!, '');
}

function withLiteral(text: string, node: YamlNode, words: string): string {
  const line = startOfLine(text, node.name ?? node.start);
  const [indent] = /^[ \t]*/.exec(text.slice(line))!;
  return splice(text, line, line, `${indent}# literal: ${words}, because the owner means it so\n`);
}

const splice = (text: string, start: number, end: number, written: string): string =>
  text.slice(0, start) + written + text.slice(end);

import { Scalar as ScalarNode, stringify } from 'yaml';
import { isGroup } from '../../generator/portable.ts';
import type { Value } from '../shared/messages.ts';
import type { YamlStyle, YamlNode } from '../../generator/content/yaml-tree.ts';

type Scalar = Exclude<Value, object>;

const WIDTH = 120;

const TYPES: Partial<Record<YamlStyle, ScalarNode.Type>> = {
  double: 'QUOTE_DOUBLE',
  folded: 'BLOCK_FOLDED',
  literal: 'BLOCK_LITERAL',
};

/** Characters that a file can have only as escape codes. */
const NEEDS_ESCAPE = /[^\n\P{Cc}]|[\p{Cs}\u2028\u2029\ufeff]/u;

/** The lines of a scalar, in quotes if it needs them. Lines of folded text fit behind `column`. */
export function scalarLines(value: Scalar, column: number, style: YamlStyle): string[] {
  if (typeof value === 'string' && NEEDS_ESCAPE.test(value))
    return [
      JSON.stringify(value).replace(
        /[\u007f-\u009f\u2028\u2029\ufeff]/g,
        (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    ];
  const node = new ScalarNode(value);
  // Older readers of YAML take a time of day for a number.
  node.type = /^\d+:\d+$/.test(String(value)) ? 'QUOTE_DOUBLE' : TYPES[style];
  // The package indents the lines of a text by two, which are taken away.
  const lineWidth = style === 'folded' ? WIDTH - column + 2 : 0;
  return stringify({ a: node }, { lineWidth, minContentWidth: 0 })
    .slice('a: '.length)
    .trimEnd()
    .split(/\n(?: {2})?/);
}

/**
 * A value on one line: `{ days: Sat, open: "08:00" }`. Texts are quoted where they must be, and
 * where they are in `styleFrom`.
 */
export function flowText(value: Value, styleFrom?: YamlNode): string {
  if (Array.isArray(value))
    return `[${value.map((item) => flowText(item, styleFrom?.children.get(0))).join(', ')}]`;
  if (isGroup(value)) {
    const fields = Object.entries(value).map(
      ([name, field]) => `${name}: ${flowText(field, styleFrom?.children.get(name))}`,
    );
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  const isQuoted = styleFrom?.style === 'double' || /[,[\]{}\n]/.test(String(value));
  return scalarLines(value, 0, isQuoted ? 'double' : 'plain').join('\n');
}

/**
 * The lines of a value that begins at a column: one for each field and item. A group or list that
 * `styleFrom` has on one line is on one line here.
 */
export function valueLines(value: Value, column: number, styleFrom?: YamlNode): string[] {
  if (isOnOneLine(value, styleFrom)) return [flowText(value, styleFrom)];
  if (Array.isArray(value))
    return value.flatMap((item) => itemLines(item, column, styleFrom?.children.get(0)));
  if (isGroup(value))
    return Object.entries(value).flatMap(([name, field]) =>
      fieldLines(name, field, column, styleFrom?.children.get(name)),
    );
  if (styleFrom?.style === 'double') return scalarLines(value, column, 'double');
  return scalarLines(value, column, String(value).length > WIDTH ? 'folded' : 'plain');
}

export const itemLines = (value: Value, column: number, styleFrom?: YamlNode): string[] =>
  withPrefix('- ', valueLines(value, column + 2, styleFrom));

/** The lines of a field: its value is behind its name, or below. */
export function fieldLines(
  name: string,
  value: Value,
  column: number,
  styleFrom?: YamlNode,
): string[] {
  const lines = valueLines(value, column + 2, styleFrom);
  const isBelow = isCollection(value) && !isOnOneLine(value, styleFrom);
  return isBelow ? withPrefix(`${name}:`, ['', ...lines]) : withPrefix(`${name}: `, lines);
}

/** Joins lines. The first one stands at its column already; the others are indented to it. */
export const atColumn = (column: number, [first, ...others]: readonly string[]): string =>
  [first, ...indented(column, others)].join('\n');

const withPrefix = (prefix: string, [first, ...others]: readonly string[]) => [
  prefix + first,
  ...indented(2, others),
];

const indented = (by: number, lines: readonly string[]) =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));

/** Whether a list or group is written on one line. Empty ones always are. */
const isOnOneLine = (value: Value, styleFrom?: YamlNode) =>
  isCollection(value) &&
  ((styleFrom?.style === 'flow' && styleFrom.children.size > 0) || Object.keys(value).length === 0);

export const isCollection = (value: Value): value is Exclude<Value, Scalar> =>
  typeof value === 'object' && value !== null;

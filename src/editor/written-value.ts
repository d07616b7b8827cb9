import { Scalar as ScalarNode, stringify } from 'yaml';
import { isGroup, type Style, type YamlNode } from '../generator/content.ts';

/** A value that a form gives: what JSON can say. */
export type Scalar = string | number | boolean | null;

/** Anything that a content file can hold. */
export type Value = Scalar | Value[] | { [name: string]: Value };

/** Lines of folded texts are at most this long. */
const WIDTH = 120;

const TYPES: Partial<Record<Style, ScalarNode.Type>> = {
  double: 'QUOTE_DOUBLE',
  folded: 'BLOCK_FOLDED',
  literal: 'BLOCK_LITERAL',
};

/** Characters that a file can have only as escape codes. */
const UNSEEN = /[^\n\P{Cc}]|[\p{Cs}\u2028\u2029\ufeff]/u;

/**
 * Writes a value without fields and items, in quotes if it must be. What is on further lines begins
 * at the column `indent`.
 */
export function scalarText(value: Scalar, indent: number, style?: Style): string {
  if (typeof value === 'string' && UNSEEN.test(value))
    return JSON.stringify(value).replace(
      /[\u007f-\u009f\u2028\u2029\ufeff]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  const node = new ScalarNode(value);
  // Older readers of YAML take a time of day for a number.
  node.type = /^\d+:\d+$/.test(String(value)) ? 'QUOTE_DOUBLE' : TYPES[style ?? 'plain'];
  const lineWidth = style === 'folded' ? WIDTH - indent + 2 : 0;
  return stringify({ a: node }, { lineWidth, minContentWidth: 0 })
    .slice('a: '.length)
    .trimEnd()
    .replace(/\n {2}/g, `\n${' '.repeat(indent)}`);
}

/**
 * Writes a value on one line: `{ days: Sat, open: "08:00" }`. Texts are quoted where they must be,
 * and where they are in `like`.
 */
export function inFlow(value: Value, like?: YamlNode): string {
  if (Array.isArray(value))
    return `[${value.map((item) => inFlow(item, like?.children.get(0))).join(', ')}]`;
  if (!isGroup(value))
    return scalarText(
      value,
      0,
      like?.style === 'double' || /[,[\]{}\n]/.test(String(value)) ? 'double' : 'plain',
    );
  const fields = Object.entries(value).map(
    ([name, field]) => `${name}: ${inFlow(field, like?.children.get(name))}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/**
 * Writes a value with a line for each field and item. `indent` is the column of its fields. The
 * first line has no indentation, because it stands behind a hyphen or begins a file. A group or
 * list that `like` has on one line is on one line here.
 */
export function inBlock(value: Value, indent: number, like?: YamlNode): string {
  const margin = ' '.repeat(indent);
  if (isFlow(value, like)) return inFlow(value, like);
  if (Array.isArray(value))
    return value
      .map((item) => `- ${inBlock(item, indent + 2, like?.children.get(0))}`)
      .join(`\n${margin}`);
  if (isGroup(value))
    return Object.entries(value)
      .map(([name, field]) => `${name}:${afterName(field, indent, like?.children.get(name))}`)
      .join(`\n${margin}`);
  if (like?.style === 'double') return scalarText(value, indent, 'double');
  return scalarText(value, indent, String(value).length > WIDTH ? 'folded' : 'plain');
}

/** A field's value as it stands after the colon. */
export function afterName(value: Value, indent: number, like?: YamlNode): string {
  const isBlock = typeof value === 'object' && value !== null && !isFlow(value, like);
  return (isBlock ? `\n${' '.repeat(indent + 2)}` : ' ') + inBlock(value, indent + 2, like);
}

/** Whether a list or a group is on one line: all that are empty are. */
const isFlow = (value: Value, like?: YamlNode): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ((like?.style === 'flow' && like.children.size > 0) || Object.keys(value).length === 0);

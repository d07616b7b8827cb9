import { load } from 'js-yaml';
import { foldText } from './fold-text.ts';
import { inDoubleQuotes, type Scalar, WIDTH } from './scalar-text.ts';
import type { YamlNode } from '../generator/content/yaml-tree.ts';

/** Anything that a content file can hold. */
export type Value = Scalar | Value[] | { [name: string]: Value };

export const isGroup = (value: unknown): value is { [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Writes a value on one line: `{ days: Sat, open: "08:00" }`. Texts are quoted where they must be,
 * and where they are in `like`.
 */
export function inFlow(value: Value, like?: YamlNode): string {
  if (Array.isArray(value))
    return `[${value.map((item, index) => inFlow(item, inside(like, index))).join(', ')}]`;
  if (!isGroup(value)) return scalar(value, true, like);
  const fields = Object.entries(value).map(
    ([name, field]) => `${name}: ${inFlow(field, like?.inner.get(name))}`,
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
  if (like?.style === 'flow' || isEmpty(value)) return inFlow(value, like);
  if (Array.isArray(value))
    return value
      .map((item, index) => `- ${inBlock(item, indent + 2, inside(like, index))}`)
      .join(`\n${margin}`);
  if (isGroup(value))
    return Object.entries(value)
      .map(([name, field]) => `${name}:${afterName(field, indent, like?.inner.get(name))}`)
      .join(`\n${margin}`);
  return long(value, indent) ?? scalar(value, false, like);
}

/** A field's value as it stands after the colon. */
export function afterName(value: Value, indent: number, like?: YamlNode): string {
  const isBlock =
    typeof value === 'object' && value !== null && like?.style !== 'flow' && !isEmpty(value);
  return (isBlock ? `\n${' '.repeat(indent + 2)}` : ' ') + inBlock(value, indent + 2, like);
}

const isEmpty = (value: Value): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Items of a list are written alike. */
const inside = (like: YamlNode | undefined, index: number): YamlNode | undefined =>
  like?.inner.get(index) ?? like?.inner.get(0);

/**
 * A long text as a folded block; undefined for a text that is not long, or that a folded block
 * cannot hold.
 */
function long(value: Scalar, indent: number): string | undefined {
  if (typeof value !== 'string' || value.length <= WIDTH || !/^\S[^\n\p{Cc}]*\S$/u.test(value))
    return undefined;
  const margin = ' '.repeat(indent);
  return ['>-', ...foldText(value, [], WIDTH - indent).map((line) => margin + line)].join('\n');
}

function scalar(value: Scalar, isInFlow: boolean, like?: YamlNode): string {
  if (typeof value !== 'string') return String(value);
  return like?.style !== 'double' && readsBack(value, isInFlow) ? value : inDoubleQuotes(value);
}

/** Whether a text is the same after it was written without quotes. */
function readsBack(value: string, isInFlow: boolean): boolean {
  // Older readers of YAML take a time of day for a number.
  if (/^\d+:\d+$/.test(value)) return false;
  if (
    value.trim() !== value ||
    /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(value) ||
    / #|: |:$/.test(value)
  )
    return false;
  try {
    const read = load(isInFlow ? `[${value}]` : `- ${value}`);
    return Array.isArray(read) && read.length === 1 && read[0] === value;
  } catch {
    return false;
  }
}

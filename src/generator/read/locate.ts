import type { Document, Node, Pair, YAMLMap } from 'yaml';
import { type Position, positionAt } from './position-at.ts';
import { yamlParser } from './yaml-parser.ts';

/** The path of a field: names and list indexes from the top of the file. */
export type FieldPath = (string | number)[];

/** A content file that was read and parsed, with its path below the content folder and its path for messages. */
export type Source = { file: string; path: string; text: string; value: unknown };

const documents = new WeakMap<Source, Document>();

/**
 * The tree with positions, made on first use. The file is already known to have no duplicate fields, so the parser does not
 * check for them again: that would take quadratic time.
 */
export function documentOf(source: Source): Document {
  const document =
    documents.get(source) ?? yamlParser().parseDocument(source.text, { prettyErrors: false, stringKeys: true, uniqueKeys: false });
  documents.set(source, document);
  return document;
}

/**
 * The position of a field: of its name, or with `part` of its value. For an item of a list, the position of its first
 * character. For a missing field, the position of the nearest group or list that would contain it.
 */
export function locateField(source: Source, path: FieldPath, part: 'name' | 'value' = 'name'): Position {
  return positionAt(source.text, offsetOf(documentOf(source), path, part));
}

/** The YAML node of a field, or undefined if the field is missing. */
export function nodeAt(document: Document, path: FieldPath): Node | undefined {
  return path.reduce<Node | undefined>((node, key) => childOf(node, key)?.value, document.contents ?? undefined);
}

/** The text at a path as the file writes it, with its quotes, and its offset. For a missing field, the start of the file. */
export function writtenAt(source: Source, path: FieldPath): { start: number; end: number; written: string } {
  const [start, end] = nodeAt(documentOf(source), path)?.range ?? [0, 0];
  return { start, end, written: source.text.slice(start, end) };
}

/**
 * Finds all matches of a pattern in the text at a path, and returns the offset in the file of the match with this index. If
 * the file has that match only as an escape code, returns the start of the text.
 */
export function offsetOfMatch(source: Source, path: FieldPath, pattern: RegExp, index: number): number {
  const { start, written } = writtenAt(source, path);
  // A comment may follow the > or | of a block.
  const from = /^[>|]/.test(written) ? written.indexOf('\n') : 0;
  const match = [...written.slice(from).matchAll(pattern)][index];
  return match ? start + from + match.index : start;
}

function offsetOf(document: Document, path: FieldPath, part: 'name' | 'value'): number {
  let node: Node | undefined = document.contents ?? undefined;
  let offset = startOf(node) ?? 0;
  for (const [i, key] of path.entries()) {
    const child = childOf(node, key);
    if (!child) break;
    const isLast = i === path.length - 1;
    const name = startOf(child.name);
    const value = startOf(child.value);
    offset = (isLast && part === 'value' && !isEmpty(child.value) ? value : (name ?? value)) ?? offset;
    node = child.value;
  }
  return offset;
}

type Child = { name?: Node; value?: Node };

function childOf(parent: Node | undefined, key: string | number): Child | undefined {
  const { isSeq, isMap } = yamlParser();
  if (isSeq(parent)) {
    const value = parent.items[Number(key)];
    return value ? { value: value as Node } : undefined;
  }
  if (!isMap(parent)) return undefined;
  const pair = fieldsOf(parent).get(String(key));
  return pair && { name: pair.key as Node, value: (pair.value ?? undefined) as Node | undefined };
}

const fields = new WeakMap<YAMLMap, Map<string, Pair>>();

/** The fields of a group by name; the first field counts if a name is repeated. */
function fieldsOf(group: YAMLMap): Map<string, Pair> {
  const known = fields.get(group) ?? new Map(group.items.toReversed().map((pair) => [nameOf(pair.key), pair]));
  fields.set(group, known);
  return known;
}

/** A field's name as written in its group. */
export const nameOf = (key: unknown): string => String(yamlParser().isScalar(key) ? key.value : key);

const startOf = (node: Node | undefined): number | undefined => node?.range?.[0];

const isEmpty = (node: Node | undefined): boolean => yamlParser().isScalar(node) && node.value === null && !node.source;

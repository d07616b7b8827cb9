import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';

/** Where a field is: names and list indexes from the top of the file. */
export type FieldPath = (string | number)[];

/** Counted from 1, as editors count. */
export type Position = { line: number; column: number };

/** A content file that could be read and parsed: its path below the content folder, and as messages show it. */
export type Source = { file: string; path: string; text: string; value: unknown };

const documents = new WeakMap<Source, Document>();

/** The tree with positions. Made again when somebody asks where a field is: keeping seventy of them slows every build. */
export function documentOf(source: Source): Document {
  const document = documents.get(source) ?? parseDocument(source.text, { prettyErrors: false, stringKeys: true });
  documents.set(source, document);
  return document;
}

/** Line and column of a character of the text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/**
 * Where a field stands: its name, or with `part` its value; an item of a list, its first character. A field that
 * is not there answers with the nearest group or list around it that is.
 */
export function locateField(source: Source, path: FieldPath, part: 'name' | 'value' = 'name'): Position {
  return positionAt(source.text, offsetOf(documentOf(source), path, part));
}

/** The YAML node of a field, or undefined where there is none. */
export function nodeAt(document: Document, path: FieldPath): Node | undefined {
  return path.reduce<Node | undefined>((node, key) => childOf(node, key)?.value, document.contents ?? undefined);
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
  if (isSeq(parent)) {
    const value = parent.items[Number(key)];
    return value ? { value: value as Node } : undefined;
  }
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find((item) => nameOf(item as Pair) === String(key));
  return pair && { name: pair.key as Node, value: (pair.value ?? undefined) as Node | undefined };
}

/** A field's name as its group spells it. */
export function nameOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}

const startOf = (node: Node | undefined): number | undefined => node?.range?.[0];

const isEmpty = (node: Node | undefined): boolean => isScalar(node) && node.value === null && !node.source;

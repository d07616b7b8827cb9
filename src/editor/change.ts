import type { FieldPath } from '../generator/content.ts';
import { isGroup, type Value } from './written-value.ts';

/**
 * One change of a file's data. `set` gives a field a value, whether or not it has one. `insert`
 * puts an item before the item with that index, `move` takes an item to another index, `remove`
 * takes away a field or an item. `confirm` takes away only the comments that call a field
 * unconfirmed, and `allow` adds one that allows words which repeat a fact.
 */
export type Change =
  | { kind: 'set'; path: FieldPath; value: Value }
  | { kind: 'insert'; path: FieldPath; index: number; value: Value }
  | { kind: 'move'; path: FieldPath; from: number; to: number }
  | { kind: 'remove'; path: FieldPath }
  | { kind: 'confirm'; path: FieldPath }
  | { kind: 'allow'; path: FieldPath; words: string };

/**
 * The data after a change. Throws an error if there is nothing at the path. Nothing is changed in
 * `data` itself.
 */
export function changed(data: unknown, change: Change): unknown {
  const copy = structuredClone(data);
  if (change.kind === 'confirm' || change.kind === 'allow') return copy;
  if (change.kind === 'insert' || change.kind === 'move') {
    const list = at(copy, change.path);
    if (!Array.isArray(list)) throw new Error(`There is no list at ${show(change.path)}.`);
    if (change.kind === 'insert') list.splice(change.index, 0, structuredClone(change.value));
    else list.splice(change.to, 0, ...list.splice(change.from, 1));
    return copy;
  }
  const name = change.path.at(-1);
  if (name === undefined) return change.kind === 'set' ? structuredClone(change.value) : undefined;
  const holder = at(copy, change.path.slice(0, -1));
  if (Array.isArray(holder) && typeof name === 'number' && name < holder.length) {
    if (change.kind === 'set') holder[name] = structuredClone(change.value);
    else holder.splice(name, 1);
  } else if (isGroup(holder) && typeof name === 'string') {
    if (change.kind === 'set') holder[name] = structuredClone(change.value);
    else delete holder[name];
  } else throw new Error(`There is nothing at ${show(change.path)}.`);
  return copy;
}

/** The value at a path; undefined if there is none. */
export const at = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? Object.hasOwn(inner, key)
          ? (inner as Record<string | number, unknown>)[key]
          : undefined
        : undefined,
    data,
  );

const show = (path: FieldPath): string => path.join('.') || 'the top of the file';

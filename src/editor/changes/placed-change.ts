import { isDeepStrictEqual } from 'node:util';
import type { GenericSchema } from 'valibot';
import { fieldAt, type FieldPath, isGroup, valueAt } from '../../generator/portable.ts';
import type { Change } from '../protocol/messages.ts';
import { nameOf, oldIndexesOf } from '../words/data-differences.ts';
import { meantChanges } from './meant-changes.ts';

/**
 * A change that was made when a file had the data `seen`, at its place in the data `now`, with all
 * that it means; and whether what it changes is still as it was seen. Undefined if its place is
 * gone, or if `seen` is not known and items of a list may have moved.
 */
export function placedChange(schema: GenericSchema, change: Change, seen: unknown, now: unknown) {
  const placeOf = (path: FieldPath) => pathNow(schema, path, seen, now);
  const path = placeOf(change.path);
  if (!path || valueAt(now, path.slice(0, -1)) === undefined) return undefined;
  const placed = { ...change, path };
  if (placed.kind === 'insert' && placed.index > 0) {
    // Behind the item that it was behind, or else at the end.
    const above = placeOf([...change.path, placed.index - 1])?.at(-1);
    const list = valueAt(now, path) as unknown[];
    placed.index = typeof above === 'number' ? above + 1 : list.length;
  }
  const changes = meantChanges(schema, placed, now);
  // What an owner's change means besides is in the same group.
  const isAsSeen = ({ kind, path: changed }: Change, index: number) =>
    kind === 'insert' ||
    isDeepStrictEqual(
      valueAt(now, changed),
      valueAt(seen, index === 0 ? change.path : [...change.path.slice(0, -1), changed.at(-1)!]),
    );
  return { change: placed, changes, isSeen: seen !== undefined && changes.every(isAsSeen) };
}

function pathNow(
  schema: GenericSchema,
  path: FieldPath,
  seen: unknown,
  now: unknown,
): FieldPath | undefined {
  if (seen === undefined) return path.some((key) => typeof key === 'number') ? undefined : path;
  const found: FieldPath = [];
  for (const [depth, key] of path.entries()) {
    const [items, itemsNow] = [valueAt(seen, path.slice(0, depth)), valueAt(now, found)];
    // The items of a tuple stay at their places.
    const isList =
      Array.isArray(items) && Array.isArray(itemsNow) && fieldAt(schema, [...found, 0]);
    const next = isList ? oldIndexesOf(items, itemsNow).indexOf(Number(key)) : key;
    if (isList && !isSameItem(valueAt(items, [key]), valueAt(itemsNow, [next]))) return undefined;
    found.push(next);
  }
  return found;
}

/** Whether an item may be an older one, and not another in its place. A text may have changed. */
const isSameItem = (older: unknown, item: unknown): boolean =>
  isDeepStrictEqual(older, item) ||
  (isGroup(older)
    ? nameOf(older) !== undefined && nameOf(older) === nameOf(item)
    : item !== undefined);

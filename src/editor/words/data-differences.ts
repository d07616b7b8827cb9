import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, isGroup } from '../../generator/portable.ts';
import { nameInItem } from './owners-titles.ts';

/** Before and after: one value each, or some items of a list. Where none was, the list is empty. */
export type DataDifference = {
  path: FieldPath;
  before: unknown[];
  after: unknown[];
  isOfItems?: true;
};

/** What is different between two states of a file's data. */
export function dataDifferences(
  before: unknown,
  after: unknown,
  path: FieldPath = [],
): DataDifference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      dataDifferences(before[name], after[name], [...path, name]),
    );
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path);
  const asList = (value: unknown): unknown[] => (value === undefined ? [] : [value]);
  return [{ path, before: asList(before), after: asList(after) }];
}

function listDifferences(before: unknown[], after: unknown[], path: FieldPath): DataDifference[] {
  const oldIndexes = oldIndexesOf(before, after);
  const remaining = oldIndexes.filter((index) => index >= 0);
  const moved = movedIndexes(remaining);
  const itemsDifference = (here: unknown[], there: unknown[]): DataDifference[] =>
    here.length + there.length > 0 ? [{ path, before: here, after: there, isOfItems: true }] : [];
  const removed = before.flatMap((item, index) =>
    remaining.includes(index) ? [] : itemsDifference([item], []),
  );
  const changed = after.flatMap((item, index) => {
    const oldIndex = oldIndexes[index]!;
    return oldIndex < 0
      ? itemsDifference([], [item])
      : itemDifferences(before[oldIndex], item, [...path, index]);
  });
  const itemsAt = (indexes: number[]) => indexes.map((index) => before[index]);
  return [
    ...removed,
    ...changed,
    ...itemsDifference(itemsAt(moved.inOldOrder), itemsAt(moved.inOrder)),
  ];
}

/** The indexes that are not at their old places, in the old order and in the given one. */
function movedIndexes(order: number[]): { inOldOrder: number[]; inOrder: number[] } {
  const oldOrder = order.toSorted((a, b) => a - b);
  const hasMoved = (_: number, place: number) => order[place] !== oldOrder[place];
  return { inOldOrder: oldOrder.filter(hasMoved), inOrder: order.filter(hasMoved) };
}

/** The differences in an item. Several changed fields of its own are one difference. */
function itemDifferences(before: unknown, after: unknown, path: FieldPath): DataDifference[] {
  const inside = dataDifferences(before, after, path);
  const isOne = inside.every(({ path: inner }) =>
    inner.slice(path.length).every((name) => typeof name === 'string'),
  );
  return inside.length > 1 && isOne ? [{ path, before: [before], after: [after] }] : inside;
}

/**
 * For each item of a list, its index before; -1 if it is new. Looks for an equal item, then for its
 * short name, then for its name, and then in its place.
 */
function oldIndexesOf(before: unknown[], after: unknown[]): number[] {
  const oldIndexes = after.map(() => -1);
  const free = new Set(before.keys());
  const pair = (isSame: (oldIndex: number, index: number) => boolean) => {
    for (const index of after.keys()) {
      const oldIndex = [...free].find((other) => isSame(other, index));
      if (oldIndexes[index]! >= 0 || oldIndex === undefined) continue;
      oldIndexes[index] = oldIndex;
      free.delete(oldIndex);
    }
  };
  pair((oldIndex, index) => isDeepStrictEqual(before[oldIndex], after[index]));
  pair((oldIndex, index) => {
    const name = identityOf(before[oldIndex]);
    return name !== undefined && name === identityOf(after[index]);
  });
  pair((oldIndex, index) => oldIndex === index && !shortNameOf(before[oldIndex]));
  return oldIndexes;
}

const shortNameOf = (item: unknown): unknown => isGroup(item) && item.id;

/** The short name of an item, or else its name; undefined if it has none. */
const identityOf = (item: unknown): unknown => shortNameOf(item) || nameInItem(item);

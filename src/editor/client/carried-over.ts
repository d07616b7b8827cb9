import type { FieldPath } from '../../generator/content/locate.ts';
import type { Change } from '../change.ts';
import { isInside } from '../places.ts';

/**
 * A change that was meant for a file before another change of it, as it must be after that.
 * Undefined if that took its field away.
 */
export function carriedOver(change: Change, past: Change): Change | undefined {
  const path = pathAfter(past, change.path);
  if (!path) return undefined;
  const indexAfter = (index: number): number | undefined =>
    pathAfter(past, [...change.path, index])?.at(-1) as number | undefined;
  if (change.kind === 'insert')
    return { ...change, path, index: indexAfter(change.index) ?? change.index };
  if (change.kind !== 'move') return { ...change, path };
  const from = indexAfter(change.from);
  return from === undefined
    ? undefined
    : { ...change, path, from, to: Math.max(0, from + change.to - change.from) };
}

/** Where a field is after a change of its file. Undefined if it was taken away. */
export function pathAfter(past: Change, path: FieldPath): FieldPath | undefined {
  if (past.kind === 'set' || past.kind === 'confirm' || past.kind === 'allow') return path;
  if (past.kind === 'remove' && isInside(path, past.path)) return undefined;
  const list = past.kind === 'remove' ? past.path.slice(0, -1) : past.path;
  const index = path[list.length];
  if (typeof index !== 'number' || !isInside(path, list)) return path;
  return path.with(list.length, index + shift(past, index));
}

/** By how much a change of a list moves the item with an index. */
function shift(
  past: Exclude<Change, { kind: 'set' | 'confirm' | 'allow' }>,
  index: number,
): number {
  if (past.kind === 'insert') return index >= past.index ? 1 : 0;
  if (past.kind === 'remove') return index > Number(past.path.at(-1)) ? -1 : 0;
  const { from, to } = past;
  if (index === from) return to - from;
  return index > from && index <= to ? -1 : index < from && index >= to ? 1 : 0;
}

import { type FieldPath, valueAt } from '../generator/index.ts';

/** The list at a path in a value that may be anything; empty if there is none. */
export function listIn(value: unknown, ...path: FieldPath): unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

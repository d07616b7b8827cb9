import { type FieldPath, type FilledFile, isGroup, type Source } from '../generator/index.ts';

/** A text or a number, and where it is. */
export type FoundValue = { source: Source; path: FieldPath; value: string | number };

/** Texts and numbers at a dotted path; `*` means every item of a list. */
export function valuesAt(filledFiles: FilledFile[], files: RegExp, field: string): FoundValue[] {
  const keys = field.split('.');
  return filledFiles.flatMap(({ source, value: whole }) =>
    files.test(source.file)
      ? walk(whole, keys).map(({ path, value }) => ({ source, path, value }))
      : [],
  );
}

function walk(
  value: unknown,
  keys: string[],
  path: FieldPath = [],
): Pick<FoundValue, 'path' | 'value'>[] {
  const key = keys[path.length];
  if (key === undefined)
    return typeof value === 'string' || typeof value === 'number' ? [{ path, value }] : [];
  if (key === '*')
    return Array.isArray(value) ? value.flatMap((item, i) => walk(item, keys, [...path, i])) : [];
  return isGroup(value) && Object.hasOwn(value, key) ? walk(value[key], keys, [...path, key]) : [];
}

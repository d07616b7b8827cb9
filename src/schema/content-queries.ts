import { type FilledFile, type ParsedFile } from '../generator/index.ts';
import { type FieldPath, idOf, isGroup, textsOf, valueAt } from '../generator/portable.ts';

// What checks and facts look up in content that may have mistakes.

/** The ids of the content files in a folder. */
export const idsIn = (folder: string, files: string[]): string[] =>
  files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.yaml')).map(idOf);

/** The list at a path in any value; empty if there is none. */
export function listIn(value: unknown, ...path: FieldPath): unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

/** The content file of this name, if it exists and could be read. */
export const fileNamed = (
  filledFiles: readonly FilledFile[],
  file: string,
): FilledFile | undefined => filledFiles.find(({ source }) => source.file === file);

/** A text with a placeholder, and the placeholder as it is written. */
type Use = { source: ParsedFile; path: FieldPath; placeholder: string };

/** Finds the texts with a placeholder, and the first one in each. */
export const findUses = (pattern: RegExp, filledFiles: FilledFile[]): Use[] =>
  filledFiles.flatMap(({ source }) =>
    textsOf(source.data).flatMap(({ path, text }) => {
      const placeholder = pattern.exec(text)?.[0];
      return placeholder === undefined ? [] : [{ source, path, placeholder }];
    }),
  );

/** A text or a number, and where it is. */
export type FoundValue = { source: ParsedFile; path: FieldPath; value: string | number };

/** Texts and numbers at a dotted path; `*` means every item of a list. */
export function textsAndNumbersAt(
  filledFiles: FilledFile[],
  files: RegExp,
  field: string,
): FoundValue[] {
  const keys = field.split('.');
  return filledFiles.flatMap(({ source, data: whole }) =>
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

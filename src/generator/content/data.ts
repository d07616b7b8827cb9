import type { FieldPath } from './yaml-tree.ts';

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );

export function textsOf(data: unknown): { path: FieldPath; text: string }[] {
  const texts: { path: FieldPath; text: string }[] = [];
  mapTexts(data, (text, path) => {
    texts.push({ path, text });
    return text;
  });
  return texts;
}

/**
 * Changes each text in a file's data. Does not copy parts without a changed text. `path` is that of
 * `data`.
 */
export function mapTexts(
  data: unknown,
  change: (text: string, path: FieldPath) => string,
  path: FieldPath = [],
): unknown {
  if (typeof data === 'string') return change(data, path);
  if (typeof data !== 'object' || data === null) return data;
  const fields = data as Record<string | number, unknown>;
  const names = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  const values = names.map((name) => mapTexts(fields[name], change, [...path, name]));
  if (values.every((value, index) => value === fields[names[index]!])) return data;
  return Array.isArray(data)
    ? values
    : Object.fromEntries(values.map((value, index) => [names[index]!, value]));
}

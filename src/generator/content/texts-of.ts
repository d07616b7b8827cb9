import type { FieldPath } from './yaml-tree.ts';

/** Every text in a file's data, with its path. */
export function textsOf(data: unknown): { path: FieldPath; text: string }[] {
  const texts: { path: FieldPath; text: string }[] = [];
  mapTexts(data, (text, path) => {
    texts.push({ path, text });
    return text;
  });
  return texts;
}

/** A copy of a file's data with each text changed. `path` is that of `data`. */
export function mapTexts(
  data: unknown,
  change: (text: string, path: FieldPath) => string,
  path: FieldPath = [],
): unknown {
  if (typeof data === 'string') return change(data, path);
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data))
    return data.map((item, index) => mapTexts(item, change, [...path, index]));
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, mapTexts(value, change, [...path, name])]),
  );
}

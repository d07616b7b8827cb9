import type { FieldPath } from './locate.ts';

/** Every text in a file's data, with its path. */
export function textsOf(data: unknown): { path: FieldPath; text: string }[] {
  const texts: { path: FieldPath; text: string }[] = [];
  mapTexts(data, (text, path) => {
    texts.push({ path: [...path], text });
    return text;
  });
  return texts;
}

/** A copy of a file's data with each text changed. `change` must copy a path to keep it. */
export function mapTexts(data: unknown, change: (text: string, path: FieldPath) => string): unknown {
  const path: FieldPath = [];
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value, path);
    if (typeof value !== 'object' || value === null) return value;
    return Array.isArray(value)
      ? value.map(copyOf)
      : Object.fromEntries(Object.entries(value).map(([name, field]) => [name, copyOf(field, name)]));
  };
  const copyOf = (field: unknown, name: string | number): unknown => {
    path.push(name);
    const copied = copy(field);
    path.pop();
    return copied;
  };
  return copy(data);
}

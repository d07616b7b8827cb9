import type { FieldPath } from './locate.ts';

/** Every text in a file's data, with its path. */
export function textsOf(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsOf(item, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => textsOf(field, [...path, name]));
}

/** A copy of a file's data with each text changed. */
export function mapTexts(value: unknown, change: (text: string, path: FieldPath) => string, path: FieldPath = []): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((item, i) => mapTexts(item, change, [...path, i]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mapTexts(field, change, [...path, name])]));
}

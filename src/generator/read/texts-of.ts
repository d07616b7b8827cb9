import type { FieldPath } from './locate.ts';

/** Every text in a file's data, with its path. */
export function textsOf(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsOf(item, [...path, i]));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, field]) => textsOf(field, [...path, name]))
    : [];
}

import { UnknownPlaceholder, fill } from '../../rules/placeholders.ts';
import type { FieldPath } from './locate.ts';

/** An unknown `{name}` in the text at a path. */
export type BadPlaceholder = { path: FieldPath; placeholder: string; message: string };

/** The same data with the placeholders of every text filled in. Unknown ones stay as they are and are reported, each one. */
export function fillPlaceholders(value: unknown, valuesAt: (path: FieldPath) => Record<string, string>, report: (bad: BadPlaceholder) => void, path: FieldPath = []): unknown {
  if (typeof value === 'string') return fillText(value, valuesAt(path), (bad) => report({ path, placeholder: bad.placeholder, message: bad.message }));
  if (Array.isArray(value)) return value.map((item, i) => fillPlaceholders(item, valuesAt, report, [...path, i]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fillPlaceholders(field, valuesAt, report, [...path, name])]));
}

function fillText(text: string, values: Record<string, string>, report: (bad: UnknownPlaceholder) => void): string {
  if (!text.includes('{')) return text;
  try {
    return fill(text, values);
  } catch (error) {
    if (!(error instanceof UnknownPlaceholder)) throw error;
    report(error);
    const unknown = `{${error.placeholder}}`;
    return text.split(unknown).map((part) => fillText(part, values, report)).join(unknown);
  }
}

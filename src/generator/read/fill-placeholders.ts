import { fillIn, type Slip } from '../fill.ts';
import type { FieldPath } from './locate.ts';

/** A wrong placeholder in the text at a path. */
export type BadPlaceholder = Slip & { path: FieldPath };

/** Values by placeholder: those of one file, and those of all content. */
export type Values = { own: Record<string, string>; common: Record<string, string> };

/** Fills in the placeholders of every text in some data. Wrong placeholders stay in the text and are reported. */
export function fillPlaceholders(
  value: unknown,
  valuesAt: (path: FieldPath) => Values,
  report: (bad: BadPlaceholder) => void,
  path: FieldPath = [],
): unknown {
  if (typeof value === 'string') {
    if (!/[{}]/.test(value)) return value;
    const { own, common } = valuesAt(path);
    const { text, slips } = fillIn(value, own, common);
    for (const slip of slips) report({ ...slip, path });
    return text;
  }
  if (Array.isArray(value)) return value.map((item, i) => fillPlaceholders(item, valuesAt, report, [...path, i]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, fillPlaceholders(field, valuesAt, report, [...path, name])]),
  );
}
